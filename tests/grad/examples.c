/* Prints random examples of a grammar as lines of JSON: a sentence of its own for each tree, to be learnt by heart. */
#include "asn.h"
#include "text/print.h"
#include "ground/utf8.h"

#include "../unit/helpers.h"

#include HEADER

/* Words for strings: what a vocabulary would hold. */
static asn_atom word(rng *r, asn_builtin builtin)
{
    static const char *const words[] = {"loc:t", "state", "$0", "s0", "x_y", "a b"}, *const numbers[] = {"1", "25", "7"};
    return builtin == ASN_INT ? asn_number(numbers[rng_below(r, 3)]) : asn_string(words[rng_below(r, 6)]);
}

static const asn_tree *reword(rng *r, asn_arena *a, const asn_tree *t, int type)
{
    if (t->ctor == 0)
        return asn_tree_of_atom(a, word(r, GRAMMAR.types[type].builtin));
    asn_build b = asn_build_begin(a, &GRAMMAR, t->ctor);
    for (int f = 0; f < GRAMMAR.ctors[t->ctor].n_fields; f++) {
        const asn_field *field = &GRAMMAR.fields[GRAMMAR.ctors[t->ctor].first_field + f];
        int              n     = asn_tree_count(t, f);
        const asn_tree **all   = asn_arena_alloc(a, (size_t)n + 1, sizeof *all);
        for (int i = 0; i < n; i++)
            all[i] = asn_tree_child(t, f, i) ? reword(r, a, asn_tree_child(t, f, i), field->type) : NULL;
        if (field->card == ASN_SEQUENCE || field->card == ASN_OPTIONALS)
            asn_build_children(&b, f, all, n);
        else
            asn_build_child(&b, f, n ? all[0] : NULL);
    }
    return asn_build_end(&b);
}

int main(int argc, char **argv)
{
    rng        r = {11};
    asn_arena *a = asn_arena_new(0);
    for (int i = 0, n = argc > 1 ? atoi(argv[1]) : 50; i < n; i++) {
        const asn_tree *t = reword(&r, a, random_tree(&r, a, &GRAMMAR, GRAMMAR.root, 15), GRAMMAR.root);
        asn_buffer      b = {0};
        const char     *text = asn_tree_write(a, &GRAMMAR, t);
        asn_print_json(&b, (asn_atom){ASN_STRING, (uint32_t)strlen(text), text});
        printf("{\"id\": \"%d\", \"input\": {\"%s\": \"w%d w%d w%d\"}, \"tree\": %.*s}\n", i, GRAMMAR.inputs[0].name, i, i / 7, i % 7, (int)b.length, b.text);
        asn_buffer_free(&b);
        asn_arena_reset(a);
    }
    asn_arena_free(a);
    return 0;
}
