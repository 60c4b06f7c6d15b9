// Two parsers in one program, in C++.
#include "cron_parser.h"
#include "geo_parser.h"

#include <cstdio>
#include <cstring>
#include <string>

int main()
{
    const char *query = "which states border texas", *time = "every monday at noon";
    geo_parser *geo   = geo_parser_new(nullptr);
    auto       *cron  = cron_parser_new(nullptr);
    char        text[200];
    if (geo_parser_parse(geo, query, std::strlen(query)) != GEO_PARSER_OK || cron_parser_parse(cron, time, std::strlen(time)) != CRON_PARSER_OK)
        return 1;
    geo_parser_print(geo, GEO_PARSER_TEXT, text, sizeof text);
    std::puts(text);
    std::puts(cron_parser_print(cron, CRON_PARSER_TEXT, text, sizeof text) ? text : "");
    geo_parser_free(geo);
    cron_parser_free(cron);
}
