#include "asn.h"
#include "decoding/metrics.h"
#include "ground/utf8.h"

#include "geo/geo.h"
#include "helpers.h"
#include "mini.h"

#include <math.h>
#include <unistd.h>

static asn_arena *arena;
static void       setup(void)
{
    mini_init();
    arena = asn_arena_new(0);
}
static void teardown(void)
{
    asn_arena_free(arena);
}

static const asn_tree *read_as(const asn_grammar *g, int type, const char *text)
{
    asn_error       err;
    const asn_tree *t = asn_tree_read(arena, g, type, "t", text, strlen(text), NULL, &err);
    ck_assert_msg(t != NULL, "%s", err.text);
    return t;
}

/* ---- Exact match of lang2logic. All cases were run through its norm_tree too, tokens standing for their numbers. */

static const struct {
    const char *gold, *predicted;
    bool        same;
} logic[] = {
    {"( a b )", "( a b )", true},
    {"( a b )", "( a c )", false},
    {"( a b )", "( b a )", false},
    {"( a b )", "( a b c )", false},
    {" (  a\tb )\n", "( a b )", true},
    {"", "", true},
    {"", "a", false},
    {"( and x y z )", "( and z x y )", true},
    {"( or ( p $0 ) ( q $0 ) )", "( or ( q $0 ) ( p $0 ) )", true},
    {"( and x y )", "( or x y )", false},
    {"( not x y )", "( not y x )", false},
    {"( = x y )", "( = y x )", false},
    {"and x y", "and y x", true},               /* the outermost level is a node too */
    {"x and y z", "x and z y", false},          /* but 'and' must come first */
    {"( ( and ) x y )", "( ( and ) y x )", false},
    {"p ( X ) , q ( X )", "q ( X ) , p ( X )", false}, /* jobs: order matters */
    {"( and x x )", "( and x )", true},         /* equal children become one */
    {"( and ( p x ) y ( p x ) )", "( and y ( p x ) )", true},
    {"( not x x )", "( not x )", false},
    {"( and x ( x ) )", "( and ( x ) )", true}, /* a sub-tree's key has no brackets; the last stays */
    {"( and x ( x ) )", "( and x )", false},
    {"( and ( x ) x )", "( and x )", true},
    {"( and and or )", "( and or and )", true},
    {"( and )", "( and )", true},
    /* sorted before what is below: where two forms of one child have another between them, they come to other places */
    {"( and ( or x z ) ( or y w ) )", "( and ( or w y ) ( or z x ) )", false},
    {"( and ( or x y ) m )", "( and m ( or y x ) )", true},
    {"( f ( and ( or m ) ( or a z ) ) )", "( f ( and ( or z a ) ( or m ) ) )", false},
    {"( f ( and x ( or y z ) ) )", "( f ( and ( or z y ) x ) )", true},
    {"( a ( b c )", "", true},                  /* what never closes is lost */
    {"x ( a ( b c ) y", "x", true},
    {"x ) a b", "x", true},                     /* closed too often: lost until another opens */
    {"x ) a ( b ( c )", "x b ( c )", true},
    {"x ) ) a ( b ( c ( d", "x c", true},
    {"x ( )", "x ( )", true},
    {"x ( )", "x", false},
    {"( and ( f ( ) ) ( f ( $ ) ) )", "( and ( f ( $ ) ) ( f ( ) ) )", true},
};

START_TEST(lang2logic_matches_as_theirs_does)
{
    ck_assert_msg(asn_metrics_l2l(logic[_i].gold, logic[_i].predicted) == logic[_i].same, "%s  against  %s", logic[_i].gold,
                  logic[_i].predicted);
    ck_assert_msg(asn_metrics_l2l(logic[_i].predicted, logic[_i].gold) == logic[_i].same, "%s  against  %s", logic[_i].predicted,
                  logic[_i].gold);
}
END_TEST

START_TEST(lang2logic_matches_printed_trees)
{
    static const char *const texts[] = {
        "Lambda('$0', 'e', And([Apply('state:t', [Variable('$0')]), Apply('next_to:t', [Variable('$0'), Entity('s0')])]))",
        "Lambda('$0', 'e', And([Apply('next_to:t', [Variable('$0'), Entity('s0')]), Apply('state:t', [Variable('$0')])]))",
        "Lambda('$0', 'e', And([Apply('next_to:t', [Entity('s0'), Variable('$0')]), Apply('state:t', [Variable('$0')])]))"};
    const char *printed[COUNT(texts)];
    for (int i = 0; i < COUNT(texts); i++)
        printed[i] = asn_tree_print(arena, &geo_grammar, read_as(&geo_grammar, geo_grammar.root, texts[i]));
    ck_assert_str_eq(printed[0], "( lambda $0 e ( and ( state:t $0 ) ( next_to:t $0 s0 ) ) )");
    ck_assert_int_eq(asn_metrics_l2l(printed[0], printed[1]), 1);
    ck_assert_int_eq(asn_metrics_l2l(printed[0], printed[2]), 0);
}
END_TEST

START_TEST(lang2logic_stands_any_depth)
{
    enum { DEPTH = 200000 };
    char *text = malloc(4 * DEPTH + 1);
    ck_assert_ptr_nonnull(text);
    for (int i = 0; i < 2 * DEPTH; i++)
        memcpy(text + 2 * i, i < DEPTH ? "( " : ") ", 2);
    text[4 * DEPTH] = 0;
    ck_assert_int_eq(asn_metrics_l2l(text, text), 1);
    ck_assert_int_eq(asn_metrics_l2l(text, text + 2), 0); /* one bracket less opens, the last one is dropped */
    text[4 * DEPTH - 2] = 0;
    ck_assert_int_eq(asn_metrics_l2l(text, ""), 1);
    free(text);
}
END_TEST

/* ---- BLEU. */

START_TEST(bleu_by_hand)
{
    static const struct {
        const char *reference, *hypothesis;
        int         orders;  /* of n-grams that count */
        double      product; /* of their precisions */
        double      brevity;
    } cases[] = {
        {"a b c d", "a b c d", 4, 1, 1},
        {"a b c d e", "a b c d", 4, 1, 0.77880078307140488},          /* exp(1 - 5/4) */
        {"a b c d", "a b c d e", 4, 4 / 5. * 3 / 4 * 2 / 3 * 1 / 2, 1},
        {"a b c d", "d c b a", 4, 1. / (2 * 3) / (4 * 2) / (8 * 1), 1}, /* no pair: 1/2, 1/4, 1/8 of the counts */
        {"a b", "a a a a", 4, 1 / 4. / (2 * 3) / (4 * 2) / (8 * 1), 1},  /* a counts as often as it is there */
        {"a", "a", 1, 1, 1},                          /* of short texts, what they are long enough for */
        {"a b", "a b", 2, 1, 1},
        {"f(a", "f(a", 3, 1, 1},
        {"a b c", "a c b", 3, 1. / (2 * 2) / 4, 1},
        {"a b c d", "a", 1, 1, 0.049787068367863944}, /* exp(1 - 4) */
        {"a b", "c d", 2, 0, 1},
        {"a", "", 1, 0, 1},
        {"", "a", 1, 0, 1},
        {"", "", 1, 1, 1},
    };
    for (int i = 0; i < COUNT(cases); i++) {
        double want = cases[i].brevity * pow(cases[i].product, 1. / cases[i].orders);
        double is   = asn_metrics_bleu(cases[i].reference, cases[i].hypothesis);
        ck_assert_msg(fabs(is - want) < 1e-12, "case %d: %.17g, not %.17g", i, is, want);
    }
}
END_TEST

START_TEST(bleu_splits_as_for_cards)
{
    static const char *const same[][2] = {
        {"self.take(x)", "self . take ( x )"},
        {"getMaxHTTPSize()", "get Max HTTPSize ( )"},
        {"x = 'a'", "x=\"a\""},
        {"x = 'a'", "x=`a`"},
        {"def f():\n\treturn  1\r\n", "def f ( ) : return 1"},
        {"a+\xC3\xA9\xC3\xA9+b", "a + \xC3\xA9 \xC3\xA9 + b"},
        {"f(a,\xC2\xA0" "b)\xE2\x80\x83", "f(a,b)"}, /* blanks of other widths */
        {"f(a,\x1F" "b)", "f(a, b)"},
        {"a+\xFF+b", "a + \xFF + b"},
    };
    for (int i = 0; i < COUNT(same); i++)
        ck_assert_msg(fabs(asn_metrics_bleu(same[i][0], same[i][1]) - 1) < 1e-12, "%s  against  %s", same[i][0], same[i][1]);
    ck_assert_double_eq(asn_metrics_bleu("snake_case2", "snake case 2"), 0);
    ck_assert_double_eq(asn_metrics_bleu("a1B", "a1 B"), 0);
    ck_assert_double_eq(asn_metrics_bleu("ABc", "A Bc"), 0);
}
END_TEST

/* Pieces that meet in all ways the tokeniser tells apart; few of them, so that n-grams repeat. */
static char *random_code(rng *r)
{
    static const char *const pieces[] = {"a", "b", "B", "1", "_", "getName", "HTTPSize", " ", "  ", "\n", "\t", ".", "(", ")", "=", "==",
                                         "'", "\"", "`", "\\", "{", "\xC3\xA9", "\xC2\xA0", "\xE2\x80\xA8", "\xF0\x9F\x98\x80", "\x1C", "\x7F"};
    int   n      = rng_below(r, 4) ? rng_below(r, 60) : rng_below(r, 8);
    int   choice = rng_below(r, 2) ? COUNT(pieces) : 6 + rng_below(r, 6);
    char *text   = calloc((size_t)n + 1, 8);
    MUST(text);
    for (int i = 0; i < n; i++)
        strcat(text, pieces[rng_below(r, choice)]);
    return text;
}

/* A copy with some of its characters gone or doubled, or another text. */
static char *random_variant(rng *r, const char *text)
{
    if (rng_below(r, 4) == 0)
        return random_code(r);
    char *copy = calloc(strlen(text) + 1, 2), *to = copy;
    int   rate = 2 + rng_below(r, 30);
    MUST(copy);
    for (size_t n, left = strlen(text); left; text += n, left -= n) {
        asn_utf8_get(text, left, &n);
        for (int times = rng_below(r, rate) ? 1 : 2 * rng_below(r, 2); times; times--, to += n)
            memcpy(to, text, n);
    }
    return copy;
}

static void write_literal(FILE *f, const char *text)
{
    fputs("b'", f);
    for (; *text; text++)
        fprintf(f, "\\x%02x", (unsigned)(unsigned char)*text);
    fputs("'.decode(), ", f);
}

/* A Python program that prints NLTK's figure for each pair, or nothing where there is no NLTK. */
static void write_script(FILE *f, char *pairs[][2], int n)
{
    fputs("import re\n"
          "try:\n"
          "    from nltk.translate.bleu_score import SmoothingFunction, sentence_bleu\n"
          "except ImportError:\n"
          "    raise SystemExit(0)\n"
          "def tokens(code):\n"
          "    code = re.sub(r'([^A-Za-z0-9_])', r' \\1 ', code)\n"
          "    code = re.sub(r'([a-z])([A-Z])', r'\\1 \\2', code)\n"
          "    code = re.sub(r'\\s+', ' ', code).replace('\"', '`').replace(\"'\", '`')\n"
          "    return [t for t in code.split(' ') if t]\n"
          "pairs = [\n",
          f);
    for (int i = 0; i < n; i++) {
        fputs("(", f);
        write_literal(f, pairs[i][0]);
        write_literal(f, pairs[i][1]);
        fputs("),\n", f);
    }
    fputs("]\n"
          "for a, b in pairs:\n"
          "    print(repr(float(sentence_bleu([tokens(a)], tokens(b), smoothing_function=SmoothingFunction().method3, auto_reweigh=True))))\n",
          f);
}

/* Runs the script; how many figures it printed. */
static int run_script(char *pairs[][2], int n, double *figures)
{
    char  path[] = "/tmp/test_metrics_XXXXXX", command[64];
    int   file   = mkstemp(path);
    FILE *f      = file >= 0 ? fdopen(file, "w") : NULL;
    ck_assert_ptr_nonnull(f);
    write_script(f, pairs, n);
    fclose(f);
    snprintf(command, sizeof command, "/usr/bin/python3 -I %s", path);
    FILE *out  = popen(command, "r");
    int   read = 0;
    ck_assert_ptr_nonnull(out);
    while (read < n && fscanf(out, "%lf", &figures[read]) == 1)
        read++;
    int status = pclose(out);
    unlink(path);
    ck_assert_int_eq(status, 0);
    return read;
}

START_TEST(bleu_agrees_with_nltk)
{
    enum { PAIRS = 300 };
    rng    r = {4};
    char  *pairs[PAIRS][2];
    double nltk[PAIRS];
    int    between = 0;
    for (int i = 0; i < PAIRS; i++) {
        pairs[i][0] = random_code(&r);
        pairs[i][1] = random_variant(&r, pairs[i][0]);
    }
    int n = access("/usr/bin/python3", X_OK) == 0 ? run_script(pairs, PAIRS, nltk) : 0;
    for (int i = 0; i < n; i++) {
        double ours = asn_metrics_bleu(pairs[i][0], pairs[i][1]);
        ck_assert_msg(fabs(ours - nltk[i]) < 1e-6, "pair %d: ours %.17g, NLTK's %.17g\n%s\n%s", i, ours, nltk[i], pairs[i][0], pairs[i][1]);
        between += ours > 0 && ours < 1;
    }
    for (int i = 0; i < PAIRS; i++) {
        free(pairs[i][0]);
        free(pairs[i][1]);
    }
    if (n == 0)
        fprintf(stderr, "skipped: comparison with NLTK (/usr/bin/python3 has none)\n");
    else
        ck_assert(n == PAIRS && between > PAIRS / 2);
}
END_TEST

/* ---- Trees. */

static const asn_tree *mini(const char *text)
{
    return text ? read_as(&mini_grammar, MINI_expr, text) : NULL;
}

START_TEST(common_prefix_by_hand)
{
    static const struct {
        const char *gold, *predicted;
        int         common, n_gold, n_predicted;
        int         common_counted, gold_counted, predicted_counted; /* contexts not counted */
    } cases[] = {
        {"Name('x', Load())", "Name('x', Load())", 3, 3, 3, 2, 2, 2},
        {"Name('x', Load())", "Name('x', Store())", 2, 3, 3, 2, 2, 2},
        {"Name('x', Load())", "Name('y', Load())", 2, 3, 3, 1, 2, 2},
        {"Name('x', Load())", "Constant('x')", 0, 3, 2, 0, 2, 2},
        {"Constant('1')", "Constant(1)", 1, 2, 2, 1, 2, 2},
        {"Constant(1, 'u')", "Constant(1)", 2, 3, 2, 2, 3, 2},
        /* one more in front: every position differs, though all are there */
        {"Call(Dict([], []), [Constant(1), Constant(2)], [])", "Call(Dict([], []), [Constant(0), Constant(1), Constant(2)], [])", 4, 6, 8, 4,
         6, 8},
        /* nothing below two constructors that differ */
        {"Call(Call(Constant(1), [], []), [Constant(2)], [])", "Call(Slice(Constant(1), None, 0), [Constant(2)], [])", 3, 6, 7, 3, 6, 7},
        /* gaps are no nodes */
        {"Dict([None, Constant(1)], [Constant(2)])", "Dict([None, Constant(1)], [])", 3, 5, 3, 3, 5, 3},
        {"Dict([None, Constant(1)], [])", "Dict([Constant(1), None], [])", 1, 3, 3, 1, 3, 3},
        {"Tags([None, 1, 2], [3])", "Tags([None, 1, None], [3, 4])", 3, 4, 4, 3, 4, 4},
        {"Constant(1)", NULL, 0, 2, 0, 0, 2, 0},
        {NULL, "Constant(1)", 0, 0, 2, 0, 0, 2},
    };
    bool skip[MINI_types] = {[MINI_ctx] = true};
    for (int i = 0; i < COUNT(cases); i++) {
        const asn_tree *gold = mini(cases[i].gold), *predicted = mini(cases[i].predicted);
        int64_t         common, n_gold, n_predicted;
        asn_metrics_common(&mini_grammar, gold, predicted, NULL, &common, &n_gold, &n_predicted);
        ck_assert_msg(common == cases[i].common && n_gold == cases[i].n_gold && n_predicted == cases[i].n_predicted, "case %d", i);
        asn_metrics_common(&mini_grammar, gold, predicted, skip, &common, &n_gold, &n_predicted);
        ck_assert_msg(common == cases[i].common_counted && n_gold == cases[i].gold_counted && n_predicted == cases[i].predicted_counted,
                      "case %d, without contexts", i);
        asn_metrics_common(&mini_grammar, predicted, gold, NULL, &common, &n_gold, &n_predicted);
        ck_assert_msg(common == cases[i].common && n_predicted == cases[i].n_gold, "case %d, swapped", i);
    }
}
END_TEST

START_TEST(skipped_types_may_be_primitive_or_have_children)
{
    const asn_tree *gold      = mini("Call(Constant(1), [Constant(2)], [keyword('a', Constant(3))])");
    const asn_tree *predicted = mini("Call(Constant(1), [Constant(2)], [keyword('b', Constant(3))])");
    bool            skip[MINI_types] = {[MINI_keyword] = true, [MINI_constant] = true};
    int64_t         common, n_gold, n_predicted;
    asn_metrics_common(&mini_grammar, gold, predicted, skip, &common, &n_gold, &n_predicted);
    ck_assert_int_eq((int)n_gold, 5); /* Call, 'a', three Constants */
    ck_assert_int_eq((int)n_predicted, 5);
    ck_assert_int_eq((int)common, 4);
}
END_TEST

START_TEST(first_error_by_hand)
{
    static const struct {
        const char    *gold, *predicted;
        asn_error_kind kind;
        int            ctor;
    } cases[] = {
        {"Constant(1)", "Constant(1)", ASN_RIGHT, 0},
        {"Call(Name('f', Load()), [Dict([None], [])], [])", "Call(Name('f', Load()), [Dict([None], [])], [])", ASN_RIGHT, 0},
        {"Constant(1)", "Dict([], [])", ASN_WRONG_CTOR, MINI_Constant},
        {"Name('x', Load())", "Name('x', Store())", ASN_WRONG_CTOR, MINI_Load},
        {"Constant(1)", "Constant(2)", ASN_WRONG_VALUE, MINI_Constant},
        {"Constant('a')", "Constant('b')", ASN_WRONG_VALUE, MINI_Constant},
        {"Name('x', Load())", "Name('y', Load())", ASN_WRONG_VALUE, MINI_Name},
        {"Constant(1, 'u')", "Constant(1, 'v')", ASN_WRONG_VALUE, MINI_Constant},
        {"Constant(1, 'u')", "Constant(1, 7)", ASN_WRONG_VALUE, MINI_Constant},
        {"Constant(1, 'u')", "Constant(1)", ASN_MISSING_CHILD, MINI_Constant},
        {"Constant(1)", "Constant(1, 'u')", ASN_EXTRA_CHILD, MINI_Constant},
        {"Dict([], [Constant(1), Constant(2)])", "Dict([], [Constant(1)])", ASN_MISSING_CHILD, MINI_Dict},
        {"Dict([], [Constant(1)])", "Dict([], [Constant(1), Constant(2)])", ASN_EXTRA_CHILD, MINI_Dict},
        {"Dict([Constant(1), None], [])", "Dict([None, Constant(1)], [])", ASN_MISSING_CHILD, MINI_Dict},
        {"Dict([None], [])", "Dict([Constant(1)], [])", ASN_EXTRA_CHILD, MINI_Dict},
        {"Dict([None], [])", "Dict([], [])", ASN_MISSING_CHILD, MINI_Dict}, /* a gap is a child too */
        {"Dict([], [])", "Dict([None], [])", ASN_EXTRA_CHILD, MINI_Dict},
        /* the first in the order of writing counts: below the first child before the count of children */
        {"Dict([], [Constant(1), Constant(2)])", "Dict([], [Constant(3)])", ASN_WRONG_VALUE, MINI_Constant},
        {"Call(Dict([], []), [], [])", "Call(Constant(1), [Constant(2)], [])", ASN_WRONG_CTOR, MINI_Dict},
        {"Call(Dict([], []), [], [keyword('a', Constant(1))])", "Call(Dict([], []), [Constant(2)], [])", ASN_EXTRA_CHILD, MINI_Call},
        /* behind a child in which all is right it is the parent again */
        {"Call(Call(Constant(1), [], []), [Slice(None, None, 1)], [])", "Call(Call(Constant(1), [], []), [], [])", ASN_MISSING_CHILD,
         MINI_Call},
        {"Slice(Dict([], []), None, 1)", "Slice(Dict([], []), None, 2)", ASN_WRONG_VALUE, MINI_Slice},
        {"Constant(1)", NULL, ASN_MISSING_CHILD, 0},
        {NULL, "Constant(1)", ASN_EXTRA_CHILD, 0},
        {NULL, NULL, ASN_RIGHT, 0},
    };
    for (int i = 0; i < COUNT(cases); i++) {
        int            ctor = -1;
        asn_error_kind kind = asn_metrics_first_error(&mini_grammar, mini(cases[i].gold), mini(cases[i].predicted), arena, &ctor);
        ck_assert_msg(kind == cases[i].kind && ctor == cases[i].ctor, "case %d: kind %d at %d", i, (int)kind, ctor);
        ck_assert_int_eq((int)asn_metrics_first_error(&mini_grammar, mini(cases[i].gold), mini(cases[i].predicted), arena, NULL), (int)kind);
    }
}
END_TEST

START_TEST(first_error_passes_over_what_is_only_elsewhere)
{
#define ITEM(p) "Apply('" p "', [Entity('e')])"
    static const struct {
        const char    *gold, *predicted;
        asn_error_kind kind;
        int            ctor;
    } cases[] = {
        {"And([" ITEM("p") ", " ITEM("q") "])", "And([" ITEM("q") ", " ITEM("p") "])", ASN_RIGHT, 0},
        {"And([" ITEM("p") ", " ITEM("q") ", Entity('x')])", "And([Entity('y'), " ITEM("p") ", " ITEM("q") "])", ASN_WRONG_VALUE, GEO_Entity},
        {"And([" ITEM("p") ", " ITEM("q") "])", "And([" ITEM("q") "])", ASN_MISSING_CHILD, GEO_And},
        {"And([" ITEM("q") "])", "And([" ITEM("p") ", " ITEM("q") "])", ASN_EXTRA_CHILD, GEO_And},
        {"And([" ITEM("p") ", " ITEM("p") "])", "And([" ITEM("p") "])", ASN_MISSING_CHILD, GEO_And}, /* each as often as it is there */
        {"And([Or([" ITEM("p") ", " ITEM("q") "]), Entity('x')])", "And([Entity('x'), Or([" ITEM("q") ", " ITEM("p") "])])", ASN_RIGHT, 0},
        {"And([Or([" ITEM("p") ", " ITEM("q") "]), Entity('x')])", "And([Entity('x'), Or([" ITEM("q") ", Entity('z')])])", ASN_WRONG_CTOR, GEO_Apply},
        {"Apply('p', [Entity('x'), Entity('y')])", "Apply('p', [Entity('y'), Entity('x')])", ASN_WRONG_VALUE, GEO_Entity}, /* here order counts */
    };
    for (int i = 0; i < COUNT(cases); i++) {
        const asn_tree *gold = read_as(&geo_grammar, geo_grammar.root, cases[i].gold), *predicted = read_as(&geo_grammar, geo_grammar.root, cases[i].predicted);
        int             ctor = -1;
        asn_error_kind  kind = asn_metrics_first_error(&geo_grammar, gold, predicted, arena, &ctor);
        ck_assert_msg(kind == cases[i].kind && ctor == cases[i].ctor, "case %d: kind %d at %d", i, (int)kind, ctor);
        ck_assert(asn_metrics_same(&geo_grammar, gold, predicted, arena) == (kind == ASN_RIGHT));
    }
}
END_TEST

START_TEST(random_trees_agree_with_tree_functions)
{
    rng             r = {11};
    const asn_tree *all[60];
    for (int i = 0; i < 60; i++)
        all[i] = random_tree(&r, arena, &mini_grammar, MINI_mod, 1 + i / 2);
    for (int i = 0; i < 60; i++)
        for (int j = 0; j < 60; j++) {
            int64_t common, n_gold, n_predicted;
            asn_metrics_common(&mini_grammar, all[i], all[j], NULL, &common, &n_gold, &n_predicted);
            bool same = asn_tree_equal(all[i], all[j], &mini_grammar);
            MUST(n_gold == asn_tree_size(all[i], &mini_grammar) && n_predicted == asn_tree_size(all[j], &mini_grammar));
            MUST(common >= 1 && common <= n_gold && common <= n_predicted);
            MUST(!same || common == n_gold);
            MUST((asn_metrics_first_error(&mini_grammar, all[i], all[j], arena, NULL) == ASN_RIGHT) == same);
        }
}
END_TEST

int main(void)
{
    Suite *s = suite_create("metrics");
    TCase *c = only_case(s);
    tcase_add_checked_fixture(c, setup, teardown);
    tcase_set_timeout(c, 60);
    tcase_add_loop_test(c, lang2logic_matches_as_theirs_does, 0, COUNT(logic));
    tcase_add_test(c, lang2logic_matches_printed_trees);
    tcase_add_test(c, lang2logic_stands_any_depth);
    tcase_add_test(c, bleu_by_hand);
    tcase_add_test(c, bleu_splits_as_for_cards);
    tcase_add_test(c, bleu_agrees_with_nltk);
    tcase_add_test(c, common_prefix_by_hand);
    tcase_add_test(c, skipped_types_may_be_primitive_or_have_children);
    tcase_add_test(c, first_error_by_hand);
    tcase_add_test(c, first_error_passes_over_what_is_only_elsewhere);
    tcase_add_test(c, random_trees_agree_with_tree_functions);
    return run_suite(s);
}
