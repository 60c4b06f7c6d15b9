#include "decoding/answer.h"

#include "text/print.h"

#include <stdio.h>

void asn_answer_line(asn_buffer *b, const char *text)
{
    for (const char *s = text; *s; s++)
        asn_buffer_put(b, *s == '\n' ? "\\n" : s, *s == '\n' ? 2 : 1);
}

void asn_answer_string(asn_buffer *b, const char *before, const char *text)
{
    asn_buffer_put(b, before, strlen(before));
    asn_print_json(b, (asn_atom){ASN_STRING, (uint32_t)strlen(text), text});
}

void asn_answer_number(asn_buffer *b, const char *before, double number, int digits)
{
    char text[400] = "null";
    if (number - number == 0)
        snprintf(text, sizeof text, "%.*f", digits, number);
    for (char *s = text; *s; s++) /* whatever the locale says */
        *s = *s == ',' ? '.' : *s;
    asn_buffer_put(b, before, strlen(before));
    asn_buffer_put(b, text, strlen(text));
}

/* NULL: null */
static void put_or_null(asn_buffer *b, const char *before, const char *text)
{
    if (text)
        asn_answer_string(b, before, text);
    else {
        asn_buffer_put(b, before, strlen(before));
        asn_buffer_put(b, "null", 4);
    }
}

/* The words that no training sentence has. */
static void put_unknown(asn_buffer *b, const asn_grammar *g, const asn_example *e)
{
    bool some = false;
    for (int c = 0; c < g->n_inputs; c++)
        for (int32_t i = 0; i < e->tokens[c].n; i++)
            if (e->token[e->first[c] + i] == 0) {
                asn_buffer_put(b, some ? ", " : ", \"unknown\": [", some ? 2 : 14);
                asn_print_json(b, (asn_atom){ASN_STRING, (uint32_t)e->tokens[c].length[i], e->tokens[c].text[i]});
                some = true;
            }
    asn_buffer_put(b, "]", some);
}

void asn_answer_json(asn_buffer *b, const asn_grammar *g, const asn_example *e, const char *tree, const char *text, double log_prob)
{
    if (e->id)
        asn_answer_string(b, "{\"id\": ", e->id);
    put_or_null(b, e->id ? ", \"tree\": " : "{\"tree\": ", tree);
    put_or_null(b, ", \"text\": ", text);
    asn_answer_number(b, ", \"logprob\": ", log_prob, 6);
    for (int c = 0; c < g->n_inputs; c++) {
        asn_answer_string(b, c ? ", " : ", \"input\": {", g->inputs[c].name);
        asn_buffer_put(b, ": [", 3);
        for (int32_t i = 0; i < e->tokens[c].n; i++) {
            asn_buffer_put(b, ", ", i ? 2 : 0);
            asn_print_json(b, (asn_atom){ASN_STRING, (uint32_t)e->tokens[c].length[i], e->tokens[c].text[i]});
        }
        asn_buffer_put(b, "]", 1);
    }
    asn_buffer_put(b, "}", 1);
    put_unknown(b, g, e);
    for (int32_t i = 0; i < e->mentions.n; i++) {
        asn_answer_string(b, i ? ", " : ", \"entities\": {", e->mentions.all[i].token);
        asn_answer_string(b, ": ", e->mentions.all[i].name);
    }
    if (e->mentions.n)
        asn_buffer_put(b, "}", 1);
}

void asn_answer_error(asn_buffer *b, const char *message)
{
    asn_answer_string(b, "{\"error\": ", message);
    asn_buffer_put(b, "}", 1);
}
