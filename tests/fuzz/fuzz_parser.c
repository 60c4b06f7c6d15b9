/* A shipped parser: any bytes are a line, with limits that the first ones choose. */
#include "geo_parser.h"

#include <stdint.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
    static char out[2000];
    if (n < 4)
        return 0;
    size_t              size = 100000 + (size_t)bytes[0] * 4000;
    void               *memory = malloc(size);
    geo_parser_options  o = {memory, size, bytes[1] % 64, bytes[2] % 16, 0, bytes[3] & 1};
    geo_parser         *p = geo_parser_new(&o);
    geo_parser_decision d;
    for (int how = 0; how < 2 && p; how++) {
        int code = (how ? geo_parser_parse : geo_parser_parse_line)(p, (const char *)bytes + 4, n - 4);
        if ((code == GEO_PARSER_OK) != (geo_parser_root(p) != NULL))
            abort();
        for (int format = 0; format < 3; format++)
            geo_parser_print(p, format, out, sizeof out);
        for (int i = 0; i < geo_parser_decisions(p); i++)
            if (!geo_parser_decision_at(p, i, &d) || d.node >= geo_parser_nodes(p) || !(d.probability >= 0 && d.probability <= 1))
                abort();
    }
    geo_parser_free(p);
    free(memory);
    return 0;
}
