/* No two things get the same C name, whatever the grammar calls them: read from the generated text, and by a compiler. */
#include "emit/emit.h"
#include "passes/load.h"
#include "passes/names.h"
#include "base/table.h"

#include <unistd.h>

#include "c_text.h"
#include "helpers.h"

/* Grammars whose names are each other's derived names, C's own, or the runtime's. */
static const char *const adversarial[] = {
    "a = A(x b)",
    "a = A(x m, x v, x c, x s, x e, x run, x node, x i, x w, x t, x p, x n, x walk, x text, x err, x arena)",
    "a = A(a? m, a* v, a? c, a* s, a?* e, a? run, a* node, a* i, x? w, x* t, x?* p)",
    "A_b = A(x c) | A_b(x c)\nx = A__b(A_b A_b_c) | Z",
    "a = A(x b_c) | A_b(x c) | A__b(x c) | A__b_2(x c) | A_b_2(x c)",
    "x = X(a? kind, a? tree, a? count)\nx_kind = X_kind\nx_tree = (x_kind kind)\na = as_x(x? x) | visit_x(x_kind* x) | new_x(x_tree? y)",
    "type = (type? x)\nx = type_x(m? type_x) | m_x | ctor_x(x? x)\nm = (x x, x m)\nfield = field_x(field? x)",
    "types = (int x)\nctors = ctors_(types x)\nfields = Fields(ctors? x)\nmodules = grammar | read | write | text(fields? f)\nvisitor = H | TYPE_a(visitor? x)",
    "a = H | TYPE_a | TYPE_TYPE_a(a? x)\nTYPE_a = X",
    "a = A(int asn_atom, int y, asn_atom asn_build) | asn_tree(a? asn_tree, a?* asn_build_begin)\nasn_state = Asn(a? asn_ok, x? ASN_ABI)",
    "a = A(x t_a, x t_x, x t_grammar, a? T_A, x T_A_t_a) | t(t? t)\nt = T(a? t_read)\nt_a = B(t_a? a)",
    "int_ = default(int while, int class, int operator, int bool, int NULL, int errno, int I, int linux) | struct | _ | __ | _A(int __func__)",
    "if = else(if? if, for* for)\nfor = (for? new, for* new_count, if* delete, if? delete_count)",
    "a = A(x* xs, x xs_count, x* xs_, x xs__count)\nx = X(a* a, a? a_count)",
    "a = A(a* arena, a? arena_, x arena_count)",
    "s = s(s? s, s* S)\nS = S(s? s)",
    "context = context(context? leave)\nleave = leave(context? context)",
    "p_choice = p_one(int p_open)\np = choice(p? one) | one\nspell_a = Spell(int spell)\na = attributes_a(a? x) attributes (int y)",
    "\xC3\xA9 = \xC3\x89(x u00E9, x \xC3\xA9) | u00C9(x u00E9) | U00C9\nu00E9 = E9",
    "a = A | a\nA = B | c\nb = (a A, a a, a b)",
    "a = m(int A) | A",
    "main = argc(int argv) | main_(int main)\nstdin = (int stdout, int assert, int unix, int strlen, int memcpy)",
    "a = A(a? a, a? a_, a? a__) | A_(a? _, a? __) | A__a(a? x) | A___a",
    "a = A(x* c, x c_count) | A_c(x count) | A_c_count",
    "a = Long_long_long_long_long_long_name(a? another_long_long_long_long_long_name) | B\nb = Unused(identifier id, string s, int n, constant c)",
};

static bool is_ordinary(c_kind k)
{
    return k == C_FUNCTION || k == C_VARIABLE || k == C_ENUMERATOR || k == C_TYPEDEF;
}

/* Every name that header and source define, each once. */
static void expect_distinct(grammar *g, const char *asdl)
{
    out     files[EMIT_FILES] = {0};
    c_names names = {0};
    table   seen = {0}, tags = {0};
    for (int i = 0; i < EMIT_FILES; i++) {
        emit_file(&files[i], g, i);
        c_read(files[i].text, &names);
    }
    int functions = 0, enumerators = 0;
    for (int i = 0; i < names.n; i++) {
        c_name *one = &names.all[i];
        functions += one->kind == C_FUNCTION;
        enumerators += one->kind == C_ENUMERATOR;
        if (is_ordinary(one->kind) && table_add(g->m, &seen, one->name, one))
            ck_abort_msg("%s is defined twice, for\n%s", one->name, asdl);
        if (one->kind == C_TAG && table_add(g->m, &tags, one->name, one))
            ck_abort_msg("tag %s is defined twice, for\n%s", one->name, asdl);
        if (strncmp(one->name, "t_", 2) != 0 && strncmp(one->name, "T_", 2) != 0 && strcmp(one->name, "main") != 0)
            ck_abort_msg("%s is without the grammar's prefix", one->name);
    }
    /* the reader of C text missed nothing: modules, builders, accessors; types, kinds, places */
    MUST(functions >= g->n_types + 2 * g->n_ctors + 2 * g->n_fields);
    MUST(enumerators == g->n_types + g->n_ctors + g->n_fields);
    c_names_free(&names);
    for (int i = 0; i < EMIT_FILES; i++)
        out_free(&files[i]);
}

START_TEST(adversarial_grammars_have_distinct_names)
{
    loaded l = load_strings(NULL, adversarial[_i]);
    ck_assert_msg(l.g->complete, "%s", l.messages);
    expect_distinct(l.g, adversarial[_i]);
    unload(&l);
}
END_TEST

/* A grammar with names from a tiny alphabet, so that they meet. */
static char *random_grammar(rng *r)
{
    static const char *const names[] = {"a", "a_b", "b", "_a", "type", "A", "A_b", "A__b", "b_2", "kind", "a_kind", "count", "a_count", "m", "t",
                                        "m_a", "ctor", "new", "a_b_2", "B", "as_a", "H", "TYPE_a"};
    static char text[8000];
    const char *types[6], *ctors[24];
    int         n_types = 0, n_ctors = 0;
    char       *to = text;
    for (int want = 1 + rng_below(r, 5), tries = 0; n_types < want && tries < 100; tries++) {
        types[n_types] = names[rng_below(r, COUNT(names))];
        bool again     = false;
        for (int i = 0; i < n_types; i++)
            again = again || strcmp(types[i], types[n_types]) == 0;
        n_types += !again;
    }
    for (int t = 0; t < n_types; t++) {
        to += sprintf(to, "%s = ", types[t]);
        int made = 0;
        for (int want = 1 + rng_below(r, 4), tries = 0; made < want && tries < 100; tries++) {
            const char *ctor  = names[rng_below(r, COUNT(names))];
            bool        again = false;
            for (int i = 0; i < n_ctors; i++)
                again = again || strcmp(ctors[i], ctor) == 0;
            if (again)
                continue;
            ctors[n_ctors++] = ctor;
            to += sprintf(to, "%s%s(", made++ ? " | " : "", ctor);
            bool used[COUNT(names)] = {false};
            for (int f = 0, fields = rng_below(r, 5); f < fields; f++) {
                int name = rng_below(r, COUNT(names));
                if (used[name])
                    continue;
                used[name] = true;
                to += sprintf(to, "%s%s %s, ", rng_below(r, 4) ? types[rng_below(r, n_types)] : "int", rng_below(r, 2) ? "?" : "*", names[name]);
            }
            to = stpcpy(to, ")");
        }
        if (!made) /* all names are taken */
            to += sprintf(to, "C%d", n_ctors);
        *to++ = '\n';
    }
    *to = 0;
    return text;
}

START_TEST(five_hundred_random_grammars_have_distinct_names)
{
    rng r = {2024};
    for (int i = 0; i < 500; i++) {
        const char *asdl = random_grammar(&r);
        loaded      l    = load_strings(i % 3 ? NULL : "print A \"x\"\nprint A as s \"y\"\n", asdl);
        if (!l.g->complete && i % 3 == 0) { /* no constructor A: without the task then */
            unload(&l);
            l = load_strings(NULL, asdl);
        }
        ck_assert_msg(l.g->complete, "%s\n%s", asdl, l.messages);
        expect_distinct(l.g, asdl);
        unload(&l);
    }
}
END_TEST

/* All of them in one file, each with its own prefix, to a C compiler and where there is one to a C++ compiler. */
static bool can_compile(const char *compiler)
{
    char command[200];
    snprintf(command, sizeof command, "command -v %s >/dev/null 2>&1", compiler);
    return access("runtime/asn.h", R_OK) == 0 && system(command) == 0;
}

static void put_grammar(FILE *f, const char *asdl, int number, bool source)
{
    mem     *m = mem_new();
    diag    *d = diag_new(m);
    grammar *g = grammar_new(m, d);
    out      o = {0};
    /* some grammars name things t_...: half of the programs are called so */
    ck_assert(names_set_program(g, number ? mem_print(m, "t%d", number) : "t"));
    load_text(g, NULL, source_from_text(m, "t.asdl", asdl, strlen(asdl)));
    ck_assert(g->complete);
    emit_header(&o, g);
    emit_tree(&o, g);
    if (source)
        emit_source(&o, g);
    for (char *line = o.text, *end; line && *line; line = end) { /* each of its own header: it is here already */
        end = strchr(line, '\n') + 1;
        if (strncmp(line, "#include \"", 10) != 0)
            fwrite(line, 1, (size_t)(end - line), f);
    }
    out_free(&o);
    mem_free(m);
}

static void compile_all(const char *compiler, const char *suffix, const char *flags, bool source)
{
    char path[] = "/tmp/asdlc-test-XXXXXX", file[64], command[400];
    if (!can_compile(compiler)) {
        fprintf(stderr, "skipped: %s (there is none)\n", compiler);
        return;
    }
    ck_assert_ptr_nonnull(mkdtemp(path));
    snprintf(file, sizeof file, "%s/all.%s", path, suffix);
    FILE *f = fopen(file, "w");
    rng   r = {77};
    for (int i = 0; i < COUNT(adversarial); i++)
        put_grammar(f, adversarial[i], i + 1, source);
    put_grammar(f, adversarial[10], 0, source);
    for (int i = 0; i < 60; i++)
        put_grammar(f, random_grammar(&r), 1000 + i, source);
    fclose(f);
    snprintf(command, sizeof command, "%s %s -Iruntime -fsyntax-only %s >&2", compiler, flags, file);
    int status = system(command);
    if (status == 0)
        unlink(file);
    rmdir(path);
    ck_assert_msg(status == 0, "%s", command);
}

START_TEST(a_c_compiler_accepts_them_all)
{
    compile_all("cc", "c", "-std=c11 -Wall -Wextra -Wpedantic -Wconversion -Werror", true);
}
END_TEST

START_TEST(a_cpp_compiler_accepts_their_headers)
{
    compile_all("c++", "cpp", "-std=c++17 -Wall -Wextra", false);
}
END_TEST

START_TEST(any_text_becomes_an_identifier)
{
    static const struct { const char *text, *name; } cases[] = {
        {"geo", "geo"}, {"a-b.c", "a_b_c"}, {"2024", "_2024"}, {"\xC3\xA9", "u00E9"}, {"\xF0\x9F\x98\x80", "u1F600"}, {"a b", "a_b"}, {"", ""}};
    mem *m = mem_new();
    for (int i = 0; i < COUNT(cases); i++)
        ck_assert_str_eq(names_identifier(m, cases[i].text), cases[i].name);
    mem_free(m);
}
END_TEST

START_TEST(names_of_programs_are_made_c_names)
{
    static const struct { const char *text, *lower, *upper; bool fine; } cases[] = {
        {"geo", "geo", "GEO", true},          {"GeoQuery", "geoquery", "GEOQUERY", true}, {"my-task 2", "my_task_2", "MY_TASK_2", true},
        {"2024", "g_2024", "G_2024", true},   {"asn", "asn", "ASN", false},               {"ASN_x", "asn_x", "ASN_X", false},
        {"asnx", "asnx", "ASNX", true},       {"", "", "", false}};
    mem *m = mem_new();
    for (int i = 0; i < COUNT(cases); i++) {
        grammar *g = grammar_new(m, diag_new(m));
        ck_assert_int_eq(names_set_program(g, cases[i].text), cases[i].fine);
        ck_assert_str_eq(g->name, cases[i].lower);
        ck_assert_str_eq(g->upper, cases[i].upper);
    }
    mem_free(m);
}
END_TEST

START_TEST(keywords_and_macros_are_reserved)
{
    static const char *const words[] = {"if", "while", "class", "operator", "default", "NULL", "bool", "true", "_Bool", "__x", "template", "nullptr"};
    for (int i = 0; i < COUNT(words); i++)
        ck_assert_msg(names_is_reserved(words[i]), "%s", words[i]);
    ck_assert(!names_is_reserved("predicate"));
    ck_assert(!names_is_reserved("If"));
}
END_TEST

START_TEST(names_are_as_the_grammar_spells_them_where_they_can_be)
{
    loaded l = load_strings(NULL, "expr = Apply(pred predicate, expr* arguments)\nspan = (int from)");
    ck_assert_str_eq(grammar_type(l.g, "expr")->named.stem, "expr");
    const constructor *c = grammar_ctor(l.g, "Apply");
    ck_assert_str_eq(c->named.stem, "Apply");
    ck_assert_str_eq(c->fields[1].named.stem, "Apply_arguments");
    ck_assert_str_eq(c->fields[1].named.parameter, "arguments");
    unload(&l);
    l = load_strings(NULL, "a = A_b(int c) | A(int b_c)"); /* where two meet, both fields are set off */
    ck_assert_str_eq(grammar_ctor(l.g, "A_b")->fields[0].named.stem, "A_b__c");
    ck_assert_str_eq(grammar_ctor(l.g, "A")->fields[0].named.stem, "A__b_c");
    unload(&l);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("names");
    TCase *c = only_case(s);
    tcase_set_timeout(c, 60);
    tcase_add_loop_test(c, adversarial_grammars_have_distinct_names, 0, COUNT(adversarial));
    tcase_add_test(c, five_hundred_random_grammars_have_distinct_names);
    tcase_add_test(c, a_c_compiler_accepts_them_all);
    tcase_add_test(c, a_cpp_compiler_accepts_their_headers);
    tcase_add_test(c, any_text_becomes_an_identifier);
    tcase_add_test(c, names_of_programs_are_made_c_names);
    tcase_add_test(c, keywords_and_macros_are_reserved);
    tcase_add_test(c, names_are_as_the_grammar_spells_them_where_they_can_be);
    return run_suite(s);
}
