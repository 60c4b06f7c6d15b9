#include "decoding/guesses.h"

#include "decoding/answer.h"

void asn_guesses_json(asn_buffer *b, const asn_kbest *best, const asn_written *all)
{
    const char *exact = best->exact ? ", \"exact\": true" : ", \"exact\": false";
    asn_buffer_put(b, exact, strlen(exact));
    if (!best->exact)
        asn_answer_number(b, ", \"bound\": ", best->bound, 6);
    for (int i = 0; i < best->n; i++) {
        asn_answer_string(b, i ? ", {\"tree\": " : ", \"kbest\": [{\"tree\": ", all[i].tree);
        asn_answer_string(b, ", \"text\": ", all[i].text);
        asn_answer_number(b, ", \"logprob\": ", best->all[i].log_prob, 6);
        asn_buffer_put(b, "}", 1);
    }
    asn_buffer_put(b, "]", best->n > 0);
}

static void put_cell(asn_buffer *b, const char *text)
{
    for (const char *s = text; *s; s++)
        asn_buffer_put(b, *s == '\n' ? "\\n" : *s == '\t' ? "\\t" : s, *s == '\n' || *s == '\t' ? 2 : 1);
}

void asn_guesses_line(asn_buffer *b, const asn_kbest *best, const asn_written *all, bool trees)
{
    for (int i = 0; i < best->n; i++) {
        asn_buffer_put(b, "\t", i > 0);
        put_cell(b, trees ? all[i].tree : all[i].text);
    }
}
