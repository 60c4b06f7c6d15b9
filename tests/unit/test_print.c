/* What generated printers call, through templates made by hand for mini.h, and the printers of geo and jobs. */
#include "text/print.h"
#include "ground/utf8.h"

#include "atis/atis.h"
#include "geo/geo.h"
#include "helpers.h"
#include "jobs/jobs.h"
#include "mini.h"

enum { LOOSE, TIGHT };

static asn_arena *arena;
static void (*passing)(asn_printer *p, const asn_tree *t); /* what Pass prints: each test its own */

static void put(asn_printer *p, const char *text)
{
    asn_put(p, text, strlen(text));
}

static void print_name(asn_printer *p, const asn_tree *t)
{
    asn_put_value(p, asn_tree_child(t, 0, 0), ASN_RAW, NULL, 0, NULL, 0);
}

/* lower - upper, to the left: print Slice at loose "{lower@loose} - {upper@>loose}" */
static void print_slice(asn_printer *p, const asn_tree *t)
{
    asn_put_tree(p, asn_tree_child(t, 0, 0), 0, LOOSE);
    put(p, " - ");
    asn_put_tree(p, asn_tree_child(t, 1, 0), 0, LOOSE + 1);
}

/* print Call at func "{func}": as loose as what it holds */
static void print_call(asn_printer *p, const asn_tree *t)
{
    asn_put_tree(p, asn_tree_child(t, 0, 0), 0, ASN_ANY_LEVEL);
}

static void print_block(asn_printer *p, const asn_tree *t, int field)
{
    asn_put_deeper(p, 1);
    for (int i = 0; i < asn_tree_count(t, field); i++) {
        asn_put_line(p);
        asn_put_tree(p, asn_tree_child(t, field, i), 0, ASN_ANY_LEVEL);
    }
    asn_put_deeper(p, -1);
}

static void print_if(asn_printer *p, const asn_tree *t)
{
    put(p, "if ");
    asn_put_tree(p, asn_tree_child(t, 0, 0), 0, ASN_ANY_LEVEL);
    put(p, ":");
    print_block(p, t, 1);
    if (asn_tree_count(t, 2)) {
        asn_put_line(p);
        put(p, "else:");
        print_block(p, t, 2);
    }
}

static void print_module(asn_printer *p, const asn_tree *t)
{
    for (int i = 0; i < asn_tree_count(t, 0); i++) {
        if (i)
            asn_put_line(p);
        asn_put_tree(p, asn_tree_child(t, 0, i), 0, ASN_ANY_LEVEL);
    }
}

static void print_pass(asn_printer *p, const asn_tree *t)
{
    if (passing)
        passing(p, t);
    else
        put(p, "pass");
}

/* print Assign "{value/loud} {value}": in a style of its own, and plainly */
static void print_assign(asn_printer *p, const asn_tree *t)
{
    asn_put_tree(p, asn_tree_child(t, 1, 0), 1, ASN_ANY_LEVEL);
    put(p, " ");
    asn_put_tree(p, asn_tree_child(t, 1, 0), 0, ASN_ANY_LEVEL);
}

static void print_name_loud(asn_printer *p, const asn_tree *t)
{
    print_name(p, t);
    put(p, "!");
}

static asn_template templates[2 * (MINI_Store + 1)] = {
    [MINI_Module] = {.print = print_module, .level = -1},
    [MINI_Assign] = {.print = print_assign, .level = -1},
    [MINI_If]     = {.print = print_if, .level = -1},
    [MINI_Pass]   = {.print = print_pass, .level = -1},
    [MINI_Name]   = {.print = print_name, .level = -1},
    [MINI_Slice]  = {.print = print_slice, .level = LOOSE},
    [MINI_Call]   = {.print = print_call, .level = -2},
    [MINI_Store + 1 + MINI_Name] = {.print = print_name_loud, .level = LOOSE},
};

static void setup(void)
{
    mini_init();
    arena                  = asn_arena_new(0);
    mini_grammar.templates = templates;
    passing                = NULL;
}

static void teardown(void)
{
    mini_grammar.templates = NULL;
    asn_arena_free(arena);
}

static const char *printed(const asn_grammar *g, int type, const char *text)
{
    asn_error       err = {0};
    const asn_tree *t   = asn_tree_read(arena, g, type, "in", text, strlen(text), NULL, &err);
    ck_assert_msg(t != NULL, "%s", err.text);
    return asn_tree_print(arena, g, t);
}

static const struct { int type; const char *tree, *text; } layouts[] = {
    {MINI_expr, "Name('a')", "a"},
    {MINI_expr, "Slice(Name('a'), Name('b'), 0)", "a - b"},
    {MINI_expr, "Slice(Slice(Name('a'), Name('b'), 0), Name('c'), 0)", "a - b - c"},
    {MINI_expr, "Slice(Name('a'), Slice(Name('b'), Name('c'), 0), 0)", "a - (b - c)"},
    {MINI_expr, "Slice(Name('a'), Call(Slice(Name('b'), Name('c'), 0)), 0)", "a - (b - c)"}, /* as loose as its child */
    {MINI_expr, "Slice(Name('a'), Call(Call(Name('b'))), 0)", "a - b"},
    {MINI_expr, "Slice(None, Name('b'), 0)", " - b"},           /* what is not there prints nothing */
    {MINI_expr, "Slice(Dict([Name('a')]), Name('b'), 0)", "Dict(keys=[Name(id='a', ctx=Load())], values=[]) - b"}, /* no template */
    {MINI_stmt, "Pass()", "pass"},
    {MINI_stmt, "Assign([], Name('a'))", "a! a"},               /* two styles */
    {MINI_stmt, "Assign([], Slice(Name('a'), Name('b'), 0))", "a - b a - b"}, /* a style without a template: the plain one */
    {MINI_stmt, "If(Name('a'), [Pass, Pass], [])", "if a:\n  pass\n  pass"},
    {MINI_stmt, "If(Name('a'), [If(Name('b'), [Pass], [Pass])], [Pass])", "if a:\n  if b:\n    pass\n  else:\n    pass\nelse:\n  pass"},
    {MINI_mod, "Module([If(Name('a'), [If(Name('b'), [Pass], [])], []), Pass])", "if a:\n  if b:\n    pass\npass"},
    {MINI_mod, "Module([])", ""},
};

START_TEST(levels_styles_and_blocks)
{
    ck_assert_str_eq(printed(&mini_grammar, layouts[_i].type, layouts[_i].tree), layouts[_i].text);
}
END_TEST

START_TEST(parentheses_and_indent_are_the_tasks_own)
{
    mini_grammar.open_paren  = "<<";
    mini_grammar.close_paren = ">>";
    mini_grammar.indent      = "\t.";
    ck_assert_str_eq(printed(&mini_grammar, MINI_expr, "Slice(Name('a'), Slice(Name('b'), Name('c'), 0), 0)"), "a - <<b - c>>");
    ck_assert_str_eq(printed(&mini_grammar, MINI_stmt, "If(Name('a'), [If(Name('b'), [Pass], [])], [])"), "if a:\n\t.if b:\n\t.\t.pass");
    mini_grammar.open_paren  = "(";
    mini_grammar.close_paren = ")";
    mini_grammar.indent      = "  ";
}
END_TEST

static void empty_lines(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put_deeper(p, 3);
    put(p, "a");
    asn_put_line(p);
    asn_put_line(p);
    put(p, "b");
    asn_put_deeper(p, -3);
    asn_put_line(p);
}

START_TEST(empty_lines_are_not_indented)
{
    passing = empty_lines;
    ck_assert_str_eq(printed(&mini_grammar, MINI_stmt, "Pass"), "a\n\n      b\n");
}
END_TEST

/* ---- Joins: the text stands between what prints something. */

static const char *joined_parts[4];

static void print_joined(asn_printer *p, const asn_tree *t)
{
    (void)t;
    put(p, "[");
    asn_join j = asn_put_join(p);
    for (int i = 0; i < 4; i++) {
        asn_put_part(p, &j, ", ", 2);
        put(p, joined_parts[i]);
    }
    asn_put_joined(p, &j);
    put(p, "]");
}

START_TEST(joins_leave_out_what_prints_nothing)
{
    passing = print_joined;
    for (int set = 0; set < 16; set++) {
        char want[32] = "[";
        bool any      = false;
        for (int i = 0; i < 4; i++) {
            joined_parts[i] = set >> i & 1 ? "x" : "";
            if (set >> i & 1) {
                strcat(want, any ? ", x" : "x");
                any = true;
            }
        }
        strcat(want, "]");
        ck_assert_str_eq(printed(&mini_grammar, MINI_stmt, "Pass"), want);
    }
}
END_TEST

static void join_on_a_new_line(asn_printer *p, const asn_tree *t)
{
    (void)t;
    asn_put_deeper(p, 1);
    asn_put_line(p);
    asn_join j = asn_put_join(p);
    asn_put_part(p, &j, "+", 1);
    put(p, "x");
    asn_put_part(p, &j, "+", 1);
    asn_put_joined(p, &j);
    asn_put_line(p);
    asn_join none = asn_put_join(p);
    asn_put_part(p, &none, "+", 1);
    asn_put_joined(p, &none);
    put(p, "y");
    asn_put_deeper(p, -1);
}

START_TEST(joins_keep_the_indentation_of_their_line)
{
    passing = join_on_a_new_line;
    ck_assert_str_eq(printed(&mini_grammar, MINI_stmt, "Pass"), "\n  x\n  y");
}
END_TEST

/* ---- Values. */

static const asn_tree *value;
static asn_conversion  conversion;

static void print_value(asn_printer *p, const asn_tree *t)
{
    static const asn_spelling own[]    = {{ASN_NAME, "Ellipsis", 8, "...", 3}, {ASN_STRING, "self", 4, "this", 4}};
    static const asn_spelling shared[] = {{ASN_STRING, "self", 4, "never", 5}, {ASN_NUMBER, "1", 1, "one", 3}, {ASN_STRING, "", 0, "empty", 5}};
    (void)t;
    asn_put_value(p, value, conversion, own, 2, shared, 3);
}

static const struct { const char *atom, *raw, *repr, *json, *sql; } conversions[] = {
    {"'it'", "it", "'it'", "\"it\"", "'it'"},
    {"\"it's\"", "it's", "\"it's\"", "\"it's\"", "'it''s'"},
    {"'a\"b\\\\'", "a\"b\\", "'a\"b\\\\'", "\"a\\\"b\\\\\"", "'a\"b\\'"},
    {"'\\n\\t\\r\\x01'", "\n\t\r\x01", "'\\n\\t\\r\\x01'", "\"\\n\\t\\r\\u0001\"", "'\n\t\r\x01'"},
    {"'\\udc80'", "\xED\xB2\x80", "'\\udc80'", "\"\\udc80\"", "'\xED\xB2\x80'"},
    {"'\xC3\xA9\xF0\x9F\x98\x80'", "\xC3\xA9\xF0\x9F\x98\x80", "'\xC3\xA9\xF0\x9F\x98\x80'", "\"\xC3\xA9\xF0\x9F\x98\x80\"",
     "'\xC3\xA9\xF0\x9F\x98\x80'"},
    {"b'x\\xff'", "x\xFF", "b'x\\xff'", "\"x\\u00ff\"", "'x\xFF'"},
    {"b'\\xc3\\xa9'", "\xC3\xA9", "b'\\xc3\\xa9'", "\"\\u00c3\\u00a9\"", "'\xC3\xA9'"}, /* two bytes, not one character */
    {"2.50", "2.50", "2.50", "2.50", "2.50"},
    {"True", "True", "True", "True", "True"},
    /* spellings go before every conversion: the field's own, then those of the type */
    {"Ellipsis", "...", "...", "...", "..."},
    {"'Ellipsis'", "Ellipsis", "'Ellipsis'", "\"Ellipsis\"", "'Ellipsis'"},
    {"'self'", "this", "this", "this", "this"},
    {"1", "one", "one", "one", "one"},
    {"'1'", "1", "'1'", "\"1\"", "'1'"},
    {"''", "empty", "empty", "empty", "empty"},
};

START_TEST(values_are_converted)
{
    const char *const wanted[] = {conversions[_i].raw, conversions[_i].repr, conversions[_i].json, conversions[_i].sql};
    const char       *atom     = conversions[_i].atom;
    passing                    = print_value;
    for (int k = 0; k < 4; k++) {
        value      = asn_tree_read(arena, &mini_grammar, MINI_constant, "in", atom, strlen(atom), NULL, NULL);
        conversion = (asn_conversion)k;
        ck_assert_str_eq(printed(&mini_grammar, MINI_stmt, "Pass"), wanted[k]);
    }
}
END_TEST

START_TEST(a_value_in_a_format_string_doubles_its_braces)
{
    passing    = print_value;
    conversion = ASN_FORMAT;
    value      = asn_tree_of_atom(arena, asn_string("a{b}\n'\"\\\xC3\xA9"));
    ck_assert_str_eq(printed(&mini_grammar, MINI_stmt, "Pass"), "a{{b}}\\n\\'\\\"\\\\\xC3\xA9");
}
END_TEST

START_TEST(no_value_prints_nothing)
{
    passing = print_value;
    value   = NULL;
    ck_assert_str_eq(printed(&mini_grammar, MINI_stmt, "Pass"), "");
}
END_TEST

START_TEST(tests_look_at_constructor_value_and_kind)
{
    const asn_tree *one = asn_tree_of_atom(arena, asn_number("1")), *empty = asn_tree_of_atom(arena, asn_string(""));
    asn_build       b   = asn_build_begin(arena, &mini_grammar, MINI_Pass);
    const asn_tree *t   = asn_build_end(&b);
    ck_assert(asn_is_ctor(t, MINI_Pass));
    ck_assert(!asn_is_ctor(t, MINI_If));
    ck_assert(!asn_is_ctor(NULL, MINI_Pass));
    ck_assert(!asn_is_ctor(one, MINI_Pass));
    ck_assert(asn_is_value(one, "1", 1));
    ck_assert(!asn_is_value(one, "12", 2));
    ck_assert(!asn_is_value(NULL, "", 0));
    ck_assert(!asn_is_value(t, "", 0));
    ck_assert(asn_is_value(empty, "", 0));
    ck_assert(asn_is_kind(one, ASN_NUMBER));
    ck_assert(!asn_is_kind(one, ASN_STRING));
    ck_assert(!asn_is_kind(NULL, ASN_STRING));
}
END_TEST

START_TEST(without_templates_tree_text_is_printed)
{
    mini_grammar.templates = NULL;
    ck_assert_str_eq(printed(&mini_grammar, MINI_stmt, "If(Dict(), [Pass], [])"), "If(test=Dict(keys=[], values=[]), body=[Pass()], orelse=[])");
}
END_TEST

/* ---- The bundled tasks, as their data sets write them. */

static const struct { const asn_grammar *g; const char *tree, *text; } bundled[] = {
    {&geo_grammar, "Apply('state:t', [Variable('$0')])", "( state:t $0 )"},
    {&geo_grammar, "Apply('now', [])", "( now )"},
    {&geo_grammar, "Argmax('$0', And([]), Or([]))", "( argmax $0 ( and ) ( or ) )"},
    {&geo_grammar, "Compare(Equal(), Entity('s0'), Number('3:i'))", "( equals:t s0 3:i )"},
    {&geo_grammar, "Lambda('$0', 'e', Not(Exists('$1', Variable('$1'))))", "( lambda $0 e ( not ( exists $1 $1 ) ) )"},
    {&atis_grammar, "Compare(Equal(), Entity('ci0'), Variable('$0'))", "( = ci0 $0 )"},
    {&atis_grammar, "Compare(LessThan(), Entity('ci0'), Variable('$0'))", "( < ci0 $0 )"},
    {&jobs_grammar, "Apply('job', [Variable('ANS'), Literal('c++')])", "job ( ANS , c++ )"},
    {&jobs_grammar, "And([Apply('a', []), Apply('b', [])])", "a (  ) , b (  )"},
    {&jobs_grammar, "Not(Apply('a', [Literal('x')]))", "\\+ a ( x )"},
    {&jobs_grammar, "Not(And([Apply('a', [Literal('x')]), Apply('b', [Literal('y')])]))", "\\+ ( a ( x ) , b ( y ) )"},
    {&jobs_grammar, "Or(Apply('a', [Literal('x')]), Apply('b', [Literal('y')]))", "a ( x ) ; ( b ( y ) )"},
    {&jobs_grammar, "And([Or(Apply('a', [Literal('x')]), Apply('b', [Literal('y')]))])", "( ( a ( x ) ) ; ( b ( y ) ) )"},
};

START_TEST(bundled_tasks_print_as_their_data_does)
{
    ck_assert_str_eq(printed(bundled[_i].g, bundled[_i].g->root, bundled[_i].tree), bundled[_i].text);
}
END_TEST

START_TEST(the_highest_tree_is_printed)
{
    const asn_grammar *g = &geo_grammar;
    const geo_expr    *t = geo_new_And(arena, NULL, 0);
    for (int i = 1; i < ASN_MAX_HEIGHT; i++)
        t = geo_new_Not(arena, t);
    ck_assert_ptr_nonnull(t);
    const char *text = asn_tree_print(arena, g, geo_expr_tree(t));
    ck_assert_uint_eq(strlen(text), 8 * (ASN_MAX_HEIGHT - 1) + 7); /* "( not " and " )" around "( and )" */
}
END_TEST

int main(void)
{
    Suite *s = suite_create("print");
    TCase *c = only_case(s);
    tcase_add_checked_fixture(c, setup, teardown);
    tcase_add_loop_test(c, levels_styles_and_blocks, 0, COUNT(layouts));
    tcase_add_test(c, parentheses_and_indent_are_the_tasks_own);
    tcase_add_test(c, empty_lines_are_not_indented);
    tcase_add_test(c, joins_leave_out_what_prints_nothing);
    tcase_add_test(c, joins_keep_the_indentation_of_their_line);
    tcase_add_loop_test(c, values_are_converted, 0, COUNT(conversions));
    tcase_add_test(c, a_value_in_a_format_string_doubles_its_braces);
    tcase_add_test(c, no_value_prints_nothing);
    tcase_add_test(c, tests_look_at_constructor_value_and_kind);
    tcase_add_test(c, without_templates_tree_text_is_printed);
    tcase_add_loop_test(c, bundled_tasks_print_as_their_data_does, 0, COUNT(bundled));
    tcase_add_test(c, the_highest_tree_is_printed);
    return run_suite(s);
}
