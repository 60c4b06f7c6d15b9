#include "passes/load.h"
#include "passes/names.h"

#include "helpers.h"

/* What is accepted, and the canonical grammar that it means. */
static const struct { const char *asdl, *text; } accepted[] = {
    /* as the paper prints it */
    {"expr = Apply(pred predicate, expr* arguments) | Not(expr argument) | True",
     "expr = Apply(pred predicate, expr* arguments) | Not(expr argument) | True\n"},
    {"a=A(int?x,int*y)b=B", "a = A(int? x, int* y)\nb = B\n"},
    /* CPython */
    {"module M { a = A }", "a = A\n"},
    {"-- a comment\nmodule M\n{ -- another\n a = A -- and | another\n}\n-- one behind\n", "a = A\n"},
    {"module M { a = B(int x int y) }", "a = B(int x, int y)\n"},                  /* no comma */
    {"module M { a = B(int x, int y,) }", "a = B(int x, int y)\n"},
    {"module M { a = A() | B }", "a = A | B\n"},
    {"module M { a = () }", "a = ()\n"},
    {"module M { a = (int x) attributes (int y) b = B }", "a = (int x) attributes (int y)\nb = B\n"},
    {"module M { a = A | B(int x) attributes (int line, int? end,) }", "a = A | B(int x) attributes (int line, int? end)\n"},
    {"module M { a = A(int, a?) }", "a = A(int int1, a? a1)\n"},                   /* unnamed fields */
    {"a = A(int, string, int, int x)", "a = A(int int1, string string1, int int2, int x)\n"},
    {"a = A(int, int int1)", "a = A(int int2, int int1)\n"},                       /* a made-up name gives way */
    {"module M { a = A(b b, b attributes) b = B attributes (int version) }", "a = A(b b, b attributes)\nb = B attributes (int version)\n"},
    {"module M { a = A(e?* keys, e* values) e = E }", "a = A(e?* keys, e* values)\ne = E\n"}, /* 3.14 */
    {"module M { a = A(e?? x, e*? y) e = E }", "a = A(e? x, e* y)\ne = E\n"},
    {"module M { a = A(e ? x, e * y) e = E }", "a = A(e? x, e* y)\ne = E\n"},
    {"module M { a = \xC3\x89t\xC3\xA9(int \xCF\x80) }", "a = \xC3\x89t\xC3\xA9(int \xCF\x80)\n"}, /* letters of any script */
    {"module M { a = A(a? A) }", "a = A(a? A)\n"},
    /* CPython up to 3.2, and the places where its words are plain names */
    {"module M version \"3.2\" { a = A }", "a = A\n"},
    {"module M { version \"3.2\" a = A }", "a = A\n"},
    {"module = module(version attributes) version = V", "module = module(version attributes)\nversion = V\n"},
    {"attributes = A attributes (int x)", "attributes = A attributes (int x)\n"},
    /* tranX: the first line lists primitives */
    {"# tranX\nint, str\n\nexpr = Var(str name)\n     | Num(int n)\n", "expr = Var(str name) | Num(int n)\n"},
    {"str\nexpr = Var(str name)", "expr = Var(str name)\n"},
    /* any case for any name */
    {"Expr = plus(Expr? left) | _x", "Expr = plus(Expr? left) | _x\n"},
    {"\xEF\xBB\xBF" "a = A", "a = A\n"},
    /* Oils */
    {"module m { a = A | B(int x) generate [integers, uint16]\n b = (a x) generate [no_namespace] }", "a = A | B(int x)\nb = (a x)\n"},
    {"a = A(List[int] x, Optional[int]* y, List[int?] z, List[int]? u)", "a = A(int* x, int?* y, int?* z, int* u)\n"},
    {"generate = generate(generate generate) | B", "generate = generate(generate generate) | B\n"},
    /* asdlGen and Terra: modules, which are one grammar here */
    {"module M { a = A(b x) } module N { b = B }", "a = A(b x)\nb = B\n"},
    {"module M (import N import P as Q) { a = A(N.b x, Q.c y) } module N { b = B } module P version \"1\" { c = C }",
     "a = A(b x, c y)\nb = B\nc = C\n"},
    {"primitive module P { t u }\nmodule M (imports P alias Q, imports StdTypes) { a = A(P.t x, Q.u* y, StdTypes.bool z) }",
     "a = A(t x, u* y, bool z)\n"},
    {"a = A(M.b x)\nmodule M { b = B(c y) }\nc = C", "a = A(b x)\nb = B(c y)\nc = C\n"},
    {"primitive = module(primitive? import)", "primitive = module(primitive? import)\n"},
    /* a name that fields share is numbered */
    {"a = A(b x, b x, int x2)\nb = (int y, c c, int y)", "a = A(b x1, b x3, int x2)\nb = (int y1, c c, int y2)\n"},
    {"a = A(constant x)\nconstant = C", "a = A(constant x)\nconstant = C\n"},
    {"a = None | True(a x)", "a = None | True(a x)\n"},
    {"a = A\r\n  | B\r\n", "a = A | B\n"},
    {"a\t=\fA\v", "a = A\n"},
};

START_TEST(dialects_are_read)
{
    loaded l = load_strings(NULL, accepted[_i].asdl);
    ck_assert_msg(count_errors(&l) == 0 && l.g->complete, "%s", l.messages);
    ck_assert_str_eq(grammar_text(l.g), accepted[_i].text);
    unload(&l);
}
END_TEST

START_TEST(the_canonical_text_means_itself)
{
    loaded once = load_strings(NULL, accepted[_i].asdl);
    char  *text = grammar_text(once.g);
    loaded twice = load_strings(NULL, text);
    ck_assert_str_eq(grammar_text(twice.g), text);
    ck_assert_int_eq(once.g->n_types, twice.g->n_types);
    unload(&once);
    unload(&twice);
}
END_TEST

/* Each mistake once, and what must be said about it. */
static const struct { const char *asdl; int errors; const char *say; } broken[] = {
    {"", 1, "t.asdl defines no type"},
    {"-- nothing\n", 1, "defines no type"},
    {"module M {}", 1, "defines no type"},
    {"int, str", 1, "defines no type"},
    {"a = ", 1, "the file ends here, expected a name or '('"},
    {"a = | A", 1, "the first constructor of a sum has no '|' before it"},
    {"a = A |", 1, "the file ends here"},
    {"a = A(,)", 1, "unexpected ','"},
    {"a = A(int x,, int y)", 1, "t.asdl:1:13: error: unexpected ','"},
    {"a = A(int? x?)", 1, "unexpected '?'"},
    {"a = A(int** x)", 1, "a field cannot be a sequence of sequences"},
    {"module M { a = A", 1, "the file ends here"},
    {"module M a = A", 1, "expected '{'"},
    {"module { a = A }", 1, "expected a name"},
    {"= A", 1, "unexpected '='"},
    {"a == A", 1, "unexpected '='"},
    {"a = A }", 1, "unexpected '}'"},
    {"3x = A", 1, "unexpected '3x'"},
    {"a = A ; b = B", 1, "';' is not ASDL"},
    {"a = A(int+ x)", 1, "in the task: limit CONSTRUCTOR.FIELD 1.."},
    {"a = A(x: int)", 1, "help: write int x"},
    {"a = A(int x) unique | B", 1, "extension of Terra's ASDL"},
    {"a = A[x x:1,3](b x)", 1, "extension of ASTormer's grammars"},
    {"module M { a = A( }\nmodule N { b = = B }", 2, "t.asdl:2:16"},
    {"a = A - b", 1, "unexpected '-'"},
    {"a = A(int x\nb = B\nc = C", 1, "t.asdl:1:6: error: this parenthesis is not closed"},
    {"a = A \"text\"", 1, "unexpected a string"},
    {"a = A attributes (int x) attributes (int y)", 1, "unexpected 'attributes'"},
    {"a = A\xC2\xA0| B", 1, "t.asdl:1:"},          /* a space that is none */
    {"a = A\x01", 1, "t.asdl:1:6: error"},
    {"a = \xFF", 1, "t.asdl:1:5: error: this is not valid UTF-8"},
    /* reading goes on: each broken rule is reported, the good ones between them are not */
    {"a = A(\nb = B\nc = | C\nd = D\ne = E(int x?)\nf = F |", 4, "t.asdl:5:12"},
    {"module M {\na = A ^ B\nb = B\nc = == C\n}", 2, "t.asdl:4:5"},
    /* other tools' extensions are named */
    {"a = A(Dict[int, int] x)", 1, "maps (Dict[K, V]) are an Oils extension"},
    {"a = A(List[List[int]] x)", 1, "a sequence of sequences"},
    {"a = A(List[int x)", 1, "expected ',', ']', '?' or '*'"},
    {"a = A %B", 1, "Oils extension"},
    {"a = A\nb < List[a]", 1, "Oils extension"},
    {"module m { use core syntax { T }\n a = A }", 1, "'use' is an Oils extension"},
    {"module m { extern [ _ x ] { T }\n a = A }", 1, "'extern' is an Oils extension"},
    {"a = A(int! x)", 1, "shared fields (T!) are an asdlGen extension"},
    {"a = A(M.t x)", 1, "there is no module 'M' in this file"},
    {"module M (imports A) { a = A }", 1, "there is no module 'A' in this file"},
    {"primitive module P { a = A }", 1, "unexpected '='"},
    {"a = A\nview C { x }", 1, "'view' is an asdlGen extension"},
    {"a = b*", 1, "type aliases (t = u*) are an asdlGen extension"},
};

START_TEST(mistakes_are_counted_and_named)
{
    loaded l = load_strings(NULL, broken[_i].asdl);
    ck_assert_msg(count_errors(&l) == broken[_i].errors, "%d errors, not %d, of\n%s\n%s", count_errors(&l), broken[_i].errors, broken[_i].asdl,
                  l.messages);
    ck_assert_msg(strstr(l.messages, broken[_i].say) != NULL, "nothing of '%s':\n%s", broken[_i].say, l.messages);
    ck_assert(!l.g->complete);
    unload(&l);
}
END_TEST

/* What is right in syntax and wrong all the same. */
static const struct { const char *asdl; int errors; const char *say; } wrong[] = {
    {"a = A\nb = B(a x)\na = C", 1, "type 'a' is defined twice"},
    {"a = A | A", 1, "constructor 'A' is defined twice"},
    {"a = A(b x)\nb = A", 1, "constructor 'A' is defined twice"},
    {"a = A(b? x) | b\nb = (int y)", 1, "'b'"},
    {"a = A attributes (int x, int x)", 1, "attribute 'x' is defined twice"},
    {"a = A(int x) attributes (int x)", 1, "has the name of an attribute"},
    {"int = I", 1, "'int' is a builtin primitive type and cannot be defined"},
    {"a = A(identifier x)\nidentifier = C", 1, "'identifier' is a builtin"},
    {"a\na = A", 1, "type 'a' is defined, but the first line lists it as primitive"},
    {"a = A(a x)", 1, "the cycle is a -> A.x: a"},
    {"a = (a x)", 1, "product type 'a' has no finite tree"},
    {"a = A(b x)\nb = B(c y) | C(a z)\nc = (a w)", 1, "has no finite tree"},
    {"a = A(a x)\nb = B(b x)\nc = C(a? x, b? y)", 2, "type 'b' has no finite tree"},
};

START_TEST(checks_find_what_syntax_does_not)
{
    loaded l = load_strings(NULL, wrong[_i].asdl);
    ck_assert_msg(count_errors(&l) == wrong[_i].errors, "%d errors, not %d:\n%s", count_errors(&l), wrong[_i].errors, l.messages);
    ck_assert_msg(strstr(l.messages, wrong[_i].say) != NULL, "nothing of '%s':\n%s", wrong[_i].say, l.messages);
    ck_assert(!l.g->complete);
    unload(&l);
}
END_TEST

static const struct { const char *asdl, *say; } doubtful[] = {
    {"a = A\nb = B", "type 'b' cannot be reached from the root 'a'"},
    {"expr = A(exrp? x)", "did you mean 'expr', at t.asdl:1:1?"},
    {"str\na = A", "primitive type 'str' is listed but never used"},
    {"str, str\na = A(str x)", "primitive type 'str' is listed twice"},
    {"module M { a = A } that is all", "text after the end of the module is ignored"},
    {"module M { a = A(b b) } view C { x } module N { b = B }", "text between modules is ignored"},
    {"int\na = A(int x, ent y)", "type 'ent' is not defined and not listed as primitive"},
    {"a = A\nb = B(a x)\nc = C(b x)\nd = D(c x)\ne = E(d x)", "4 types cannot be reached from the root 'a': b, c, d, e"},
    {"a = A\nb = B(a x)\nc = C(b x)\nd = D(c x)\ne = E(d x)", "help: 'e' reaches 5 of the 5 types"},
    {"a = A(int x, int x)", "A has several fields 'x', so they are numbered: this one is x1"},
    /* a field for every letter and one of them twice */
    {"a = A(i a, i b, i c, i d, i e, i f, i g, i h, i i, i j, i k, i l, i m, i n, i o, i p, i q, i r, i c)", "A has several fields 'c'"},
};

START_TEST(doubts_are_warnings_only)
{
    loaded l = load_strings(NULL, doubtful[_i].asdl);
    ck_assert_msg(count_errors(&l) == 0 && l.g->complete, "%s", l.messages);
    ck_assert_msg(strstr(l.messages, doubtful[_i].say) != NULL, "nothing of '%s':\n%s", doubtful[_i].say, l.messages);
    ck_assert_int_eq(occurrences(l.messages, "warning: "), 1);
    unload(&l);
}
END_TEST

START_TEST(primitives_stand_behind_the_defined_types_in_order_of_use)
{
    loaded l = load_strings(NULL, "a = A(z x, b y, int w)\nb = B(identifier id)\n");
    static const char *const names[] = {"a", "b", "z", "int", "identifier"};
    ck_assert_int_eq(l.g->n_types, 5);
    ck_assert_int_eq(l.g->n_defined, 2);
    for (int i = 0; i < 5; i++) {
        ck_assert_str_eq(l.g->types[i]->name, names[i]);
        ck_assert_int_eq(l.g->types[i]->index, i);
        ck_assert_int_eq(grammar_is_primitive(l.g->types[i]), i >= 2);
    }
    ck_assert(l.g->types[4]->open);
    ck_assert(!l.g->types[3]->open);
    ck_assert_str_eq(l.g->root->name, "a");
    ck_assert_str_eq(grammar_ctor(l.g, "B")->fields[0].type->name, "identifier");
    ck_assert_ptr_null(grammar_ctor(l.g, "C"));
    ck_assert_ptr_null(grammar_field(grammar_ctor(l.g, "A"), "v"));
    unload(&l);
}
END_TEST

START_TEST(rules_are_told_again)
{
    loaded             l = load_strings(NULL, "a = A(b?* x, int) | C\nb = (int* y)");
    const constructor *a = grammar_ctor(l.g, "A"), *b = grammar_ctor(l.g, "b");
    ck_assert_str_eq(grammar_rule_of_field(l.m, &a->fields[0]), "b?* x");
    ck_assert_str_eq(grammar_rule_of_ctor(l.m, a), "A(b?* x, int int1)");
    ck_assert_str_eq(grammar_rule_of_ctor(l.m, b), "b = (int* y)");
    ck_assert_str_eq(grammar_rule_of_type(l.m, a->owner), "a = A(b?* x, int int1) | C");
    ck_assert_str_eq(grammar_rule_of_type(l.m, grammar_type(l.g, "int")), "int");
    unload(&l);
}
END_TEST

START_TEST(every_prefix_of_a_grammar_is_survived)
{
    static const char sample[] = "module M version \"1\" { -- c\n a = A(int? x, b* y z) | B() attributes (int l,)\n b = (e?* k, int)\n # d\n e = \xC3\x89 }";
    for (size_t n = 0; n < sizeof sample; n++) {
        char text[sizeof sample] = "";
        memcpy(text, sample, n);
        loaded l = load_strings(NULL, text);
        MUST(l.g->complete == (count_errors(&l) == 0));
        unload(&l);
        for (const char *c = "|(=}%\"9\xC3"; *c && n + 1 < sizeof sample; c++) { /* and any change at its end */
            text[n] = *c;
            l       = load_strings(NULL, text);
            MUST(l.g->complete == (count_errors(&l) == 0));
            unload(&l);
        }
    }
}
END_TEST

START_TEST(a_nul_is_no_end)
{
    mem     *m = mem_new();
    diag    *d = diag_new(m);
    grammar *g = grammar_new(m, d);
    ck_assert(names_set_program(g, "t"));
    load_text(g, NULL, source_from_text(m, "t.asdl", "a = A\n\0\nb = |", 12));
    ck_assert(!g->complete);
    mem_free(m);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("asdl, grammar, check");
    TCase *c = only_case(s);
    tcase_add_loop_test(c, dialects_are_read, 0, COUNT(accepted));
    tcase_add_loop_test(c, the_canonical_text_means_itself, 0, COUNT(accepted));
    tcase_add_loop_test(c, mistakes_are_counted_and_named, 0, COUNT(broken));
    tcase_add_loop_test(c, checks_find_what_syntax_does_not, 0, COUNT(wrong));
    tcase_add_loop_test(c, doubts_are_warnings_only, 0, COUNT(doubtful));
    tcase_add_test(c, primitives_stand_behind_the_defined_types_in_order_of_use);
    tcase_add_test(c, rules_are_told_again);
    tcase_add_test(c, every_prefix_of_a_grammar_is_survived);
    tcase_add_test(c, a_nul_is_no_end);
    return run_suite(s);
}
