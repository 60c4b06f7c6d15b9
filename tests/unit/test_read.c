#include "asn.h"
#include "ground/utf8.h"

#include "geo/geo.h"
#include "helpers.h"
#include "mini.h"

static asn_arena *arena;
static void setup(void)
{
    mini_init();
    arena = asn_arena_new(0);
}
static void teardown(void) { asn_arena_free(arena); }

typedef struct reading {
    int         type;
    const char *in, *out; /* out: the canonical text, or the message */
    size_t      length;   /* of in, where it holds a NUL; 0: to its end */
} reading;

static const asn_tree *read_as(int type, const char *text, size_t length, asn_error *err)
{
    return asn_tree_read(arena, &mini_grammar, type, "in", text, length ? length : strlen(text), NULL, err);
}

static void expect_text(const reading *c)
{
    asn_error       err = {0};
    const asn_tree *t   = read_as(c->type, c->in, c->length, &err);
    ck_assert_msg(t != NULL, "%s: %s", c->in, err.text);
    ck_assert_str_eq(asn_tree_write(arena, &mini_grammar, t), c->out);
}

/* What ast.dump of Python 3.7 to 3.15 wrote or may write, and what a person types. */
static const reading forms[] = {
    {MINI_expr, "Constant(value=1, kind=None)", "Constant(value=1)", 0},              /* 3.8 */
    {MINI_expr, "Constant(value=1)", "Constant(value=1)", 0},                         /* 3.9 */
    {MINI_expr, "Name(id='x', ctx=Load())", "Name(id='x', ctx=Load())", 0},
    {MINI_expr, "Name(id='x')", "Name(id='x', ctx=Load())", 0},                       /* 3.15: the default is left out */
    {MINI_expr, "Name('x', Load())", "Name(id='x', ctx=Load())", 0},                  /* annotate_fields=False */
    {MINI_expr, "Name('x', Store)", "Name(id='x', ctx=Store())", 0},
    {MINI_expr, "Dict(keys=[], values=[])", "Dict(keys=[], values=[])", 0},
    {MINI_expr, "Dict()", "Dict(keys=[], values=[])", 0},                             /* 3.13: empty lists are left out */
    {MINI_expr, "Dict(values=[Dict()])", "Dict(keys=[], values=[Dict(keys=[], values=[])])", 0},
    {MINI_expr, "Dict([None, Dict()], [])", "Dict(keys=[None, Dict(keys=[], values=[])], values=[])", 0},
    {MINI_expr, "Dict(keys=[None,],)", "Dict(keys=[None], values=[])", 0},
    {MINI_expr, "Slice(lower=None, upper=Dict(), level=0)", "Slice(upper=Dict(keys=[], values=[]), level=0)", 0},
    {MINI_expr, "Slice(None, None, 3)", "Slice(level=3)", 0},
    {MINI_expr, "Slice(level=-1)", "Slice(level=-1)", 0},
    {MINI_expr, "Constant(kind='u', value=1)", "Constant(value=1, kind='u')", 0},     /* any order */
    {MINI_expr, "Constant(1, kind='u')", "Constant(value=1, kind='u')", 0},
    {MINI_expr, "Constant(value=1, kind='u', lineno=1, end_lineno=None)", "Constant(value=1, kind='u')", 0}, /* include_attributes */
    {MINI_expr, "Constant(lineno=1, value=1)", "Constant(value=1)", 0},
    {MINI_expr, "Call(Dict(), [], [keyword(value=Dict(), lineno=7)])",
     "Call(func=Dict(keys=[], values=[]), args=[], keywords=[keyword(value=Dict(keys=[], values=[]))])", 0},
    {MINI_expr, "Call(Dict(), keywords=[keyword('a', Dict())])",
     "Call(func=Dict(keys=[], values=[]), args=[], keywords=[keyword(arg='a', value=Dict(keys=[], values=[]))])", 0},
    {MINI_expr, "Call(Dict(), keywords=[keyword(None, Dict())])",
     "Call(func=Dict(keys=[], values=[]), args=[], keywords=[keyword(value=Dict(keys=[], values=[]))])", 0},
    {MINI_expr, "\n Dict ( \r\n\tkeys = [ None , ] , values=[ ]\n)\n ", "Dict(keys=[None], values=[])", 0}, /* indent=2 */
    {MINI_expr, "Constant(value=None)", "Constant(value=None)", 0},
    {MINI_expr, "Tags([None, 1, 'None'], [None])", "Tags(all=[None, 1, 'None'], more=[None])", 0},
    {MINI_stmt, "Pass", "Pass()", 0},
    {MINI_stmt, "Pass( )", "Pass()", 0},
    {MINI_stmt, "Global(names=['a', \"b\"])", "Global(names=['a', 'b'])", 0},
    {MINI_keyword, "keyword('a', Dict())", "keyword(arg='a', value=Dict(keys=[], values=[]))", 0},
    {MINI_constant, "'a value alone'", "'a value alone'", 0},
};

START_TEST(every_form_is_read)
{
    expect_text(&forms[_i]);
}
END_TEST

static const reading values[] = {
    {MINI_constant, "'it'", "'it'", 0},
    {MINI_constant, "\"it's\"", "\"it's\"", 0},
    {MINI_constant, "'say \"hi\"'", "'say \"hi\"'", 0},
    {MINI_constant, "\"both ' \\\"\"", "'both \\' \"'", 0},
    {MINI_constant, "''", "''", 0},
    {MINI_constant, "'\\a\\b\\f\\n\\r\\t\\v\\\\'", "'\\x07\\x08\\x0c\\n\\r\\t\\x0b\\\\'", 0},
    {MINI_constant, "'\\x41\\u00e9\\u20AC\\U0001F600'", "'A\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80'", 0},
    {MINI_constant, "'\\101\\7\\0'", "'A\\x07\\x00'", 0},
    {MINI_constant, "'\\400'", "'\xC4\x80'", 0},
    {MINI_constant, "'\\1019'", "'A9'", 0}, /* an octal escape ends after three digits */
    {MINI_constant, "'a\\\nb'", "'ab'", 0}, /* a line that goes on */
    {MINI_constant, "'\xC3\xA9 \xF0\x9F\x98\x80'", "'\xC3\xA9 \xF0\x9F\x98\x80'", 0},
    {MINI_constant, "'\\ud83d\\ude00 \\udc80'", "'\\ud83d\\ude00 \\udc80'", 0}, /* surrogates stay as they are */
    {MINI_constant, "'\xC2\xAD\xE2\x80\xA8'", "'\\xad\\u2028'", 0},
    {MINI_constant, "u'x'", "'x'", 0},
    {MINI_constant, "U\"x\"", "'x'", 0},
    {MINI_constant, "'a\0b'", "'a\\x00b'", 5},
    {MINI_constant, "b''", "b''", 0},
    {MINI_constant, "b'\\x00\\xffa\\''", "b\"\\x00\\xffa'\"", 0},
    {MINI_constant, "B\"x\\377\"", "b'x\\xff'", 0},
    {MINI_constant, "0", "0", 0},
    {MINI_constant, "-17", "-17", 0},
    {MINI_constant, "+17", "+17", 0},
    {MINI_constant, "123456789012345678901234567890", "123456789012345678901234567890", 0},
    {MINI_constant, "0x1F", "0x1F", 0},
    {MINI_constant, "0o17", "0o17", 0},
    {MINI_constant, "1_000", "1_000", 0},
    {MINI_constant, "3.5", "3.5", 0},
    {MINI_constant, "1.", "1.", 0},
    {MINI_constant, ".5e-3", ".5e-3", 0},
    {MINI_constant, "1e-07", "1e-07", 0},
    {MINI_constant, "1e+16", "1e+16", 0},
    {MINI_constant, "1e309", "1e309", 0},
    {MINI_constant, "inf", "inf", 0},
    {MINI_constant, "-inf", "-inf", 0},
    {MINI_constant, "nan", "nan", 0},
    {MINI_constant, "2.5j", "2.5j", 0},
    {MINI_constant, "-0j", "-0j", 0},
    {MINI_constant, "(1+2j)", "(1+2j)", 0},
    {MINI_constant, "(-0-infj)", "(-0-infj)", 0},
    {MINI_constant, "True", "True", 0},
    {MINI_constant, "None", "None", 0},
    {MINI_constant, "Ellipsis", "Ellipsis", 0},
    {MINI_constant, "\xC3\xA9t\xC3\xA9", "\xC3\xA9t\xC3\xA9", 0},
};

START_TEST(every_value_is_read)
{
    expect_text(&values[_i]);
}
END_TEST

START_TEST(kinds_of_values_are_told_apart)
{
    static const struct { const char *text; asn_atom_kind kind; const char *value; uint32_t length; } cases[] = {
        {"'1'", ASN_STRING, "1", 1},  {"b'1'", ASN_BYTES, "1", 1},           {"1", ASN_NUMBER, "1", 1},
        {"True", ASN_NAME, "True", 4}, {"-inf", ASN_NUMBER, "-inf", 4},      {"inf", ASN_NAME, "inf", 3},
        {"b'\\x00\\xff'", ASN_BYTES, "\0\xFF", 2}, {"'\\x00\\xff'", ASN_STRING, "\0\xC3\xBF", 3}, {"'\\udc80'", ASN_STRING, "\xED\xB2\x80", 3}};
    for (int i = 0; i < COUNT(cases); i++) {
        asn_atom v = asn_tree_value(read_as(MINI_constant, cases[i].text, 0, NULL));
        ck_assert_int_eq(v.kind, cases[i].kind);
        ck_assert_uint_eq(v.length, cases[i].length);
        ck_assert_mem_eq(v.text, cases[i].value, v.length + 0u);
        ck_assert_int_eq(v.text[v.length], 0);
    }
}
END_TEST

/* Messages, with line and column. */
static const reading errors[] = {
    {MINI_expr, "", "in:1:1: expected a constructor of type 'expr', found the end", 0},
    {MINI_expr, " \n  ", "in:2:3: expected a constructor of type 'expr', found the end", 0},
    {MINI_expr, "None", "in:1:1: None where a tree of type 'expr' is needed", 0},
    {MINI_expr, "Constant", "in:1:9: expected '(' behind Constant, found the end", 0},
    {MINI_expr, "Constant(", "in:1:1: Constant is not closed", 0},
    {MINI_expr, "Constant(value=", "in:1:16: expected a value, found the end", 0},
    {MINI_expr, "Constant(value=)", "in:1:16: expected a string, a number or a name, found ')'", 0},
    {MINI_expr, "Constant(value=1", "in:1:1: Constant is not closed", 0},
    {MINI_expr, "Constant(valu=1)", "in:1:10: Constant has no field 'valu'; did you mean 'value'?", 0},
    {MINI_expr, "Constant(xyz=1)", "in:1:10: Constant has no field 'xyz'", 0},
    {MINI_expr, "Constant(1, 'u', 3)", "in:1:18: Constant has 2 fields, found '3'", 0},
    {MINI_expr, "Name('a', ctx=Load(1))", "in:1:20: Load has 0 fields, found '1'", 0},
    {MINI_expr, "Constant(1 2)", "in:1:12: expected ',' or ')' in Constant, found '2'", 0},
    {MINI_expr, "Constant(value=1, value=2)", "in:1:19: Constant has its field 'value' twice", 0},
    {MINI_expr, "Constant(1, value=2)", "in:1:13: Constant has its field 'value' twice", 0},
    {MINI_expr, "Constant(kind='u')", "in:1:1: Constant lacks its field 'value'", 0},
    {MINI_expr, "Dict([Slice()])", "in:1:7: Slice lacks its field 'level'", 0},
    {MINI_expr, "Constant(Name('x'))", "in:1:10: 'constant' is a primitive type: expected a value, found a constructor", 0},
    {MINI_expr, "Name(x)", "in:1:6: an identifier is a string in quotes, found 'x'", 0},
    {MINI_expr, "Name(1)", "in:1:6: an identifier is a string in quotes, found '1'", 0},
    {MINI_expr, "Slice(level='1')", "in:1:13: expected a number, found ''1''", 0},
    {MINI_expr, "Slice(lower=1, level=2)", "in:1:13: expected a constructor of type 'expr', found '1'", 0},
    {MINI_expr, "Call(None)", "in:1:6: None where a tree of type 'expr' is needed", 0},
    {MINI_expr, "Call(Dict(), [None])", "in:1:15: None in Call.args, which has no gaps; a grammar allows them with '?*'", 0},
    {MINI_expr, "Call(Dict(), Dict())", "in:1:14: Call.args is a sequence: expected '[', found 'Dict'", 0},
    {MINI_expr, "Call(Dict(), [Dict() Dict()])", "in:1:22: expected ',' or ']' in Call.args, found 'Dict'", 0},
    {MINI_expr, "Call(Dict(), [Dict()", "in:1:21: expected ',' or ']' in Call.args, found the end", 0},
    {MINI_expr, "Call(Dict(), [,])", "in:1:15: expected a constructor of type 'expr', found ','", 0},
    {MINI_expr, "Call(func=Pass())", "in:1:11: Pass is of type 'stmt', expected 'expr'", 0},
    {MINI_expr, "Call(func=Cal())", "in:1:11: unknown constructor 'Cal' of type 'expr'; did you mean 'Call'?", 0},
    {MINI_expr, "Call(func=Zzzzz())", "in:1:11: unknown constructor 'Zzzzz', expected one of type 'expr'", 0},
    {MINI_expr, "Call(func='x')", "in:1:11: expected a constructor of type 'expr', found ''x''", 0},
    {MINI_expr, "Dict() x", "in:1:8: expected the end of the tree, found 'x'", 0},
    {MINI_expr, "Dict()\n\nDict()", "in:3:1: expected the end of the tree, found 'Dict'", 0},
    {MINI_expr, "Dict(,)", "in:1:6: Dict.keys is a sequence: expected '[', found ','", 0},
    {MINI_expr, "Constant(value=1, lineno=[])", "in:1:26: expected a string, a number or a name, found '['", 0},
    {MINI_expr, "Constant(value=1, col=3)", "in:1:19: Constant has no field 'col'", 0},
    /* columns count characters, not bytes */
    {MINI_expr, "Dict([Name('\xC3\xA9'),\n Name('\xC3\xA9\xE2\x82\xAC', 3)])", "in:2:13: expected a constructor of type 'ctx', found '3'", 0},
    {MINI_constant, "'abc", "in:1:1: this string is not closed", 0},
    {MINI_constant, "'abc\\", "in:1:1: this string is not closed", 0},
    {MINI_constant, "'abc\\'", "in:1:1: this string is not closed", 0},
    {MINI_constant, "b'abc", "in:1:2: this bytes value is not closed", 0},
    {MINI_constant, "'a\nb'", "in:1:3: a line ends inside a string", 0},
    {MINI_constant, "'\\t\nb'", "in:1:4: a line ends inside a string", 0},
    {MINI_constant, "'\\q'", "in:1:2: unknown escape in a string", 0},
    {MINI_constant, "'\\N{DASH}'", "in:1:2: unknown escape in a string", 0},
    {MINI_constant, "b'\\u0041'", "in:1:3: unknown escape in a bytes value", 0},
    {MINI_constant, "b'\\400'", "in:1:3: a byte is at most \\377", 0},
    {MINI_constant, "b'\xC3\xA9'", "in:1:3: a bytes value holds ASCII characters and escapes only", 0},
    {MINI_constant, "'\\x4'", "in:1:5: expected 2 hexadecimal digits here", 0},
    {MINI_constant, "'\\u12'", "in:1:6: expected 4 hexadecimal digits here", 0},
    {MINI_constant, "'\\U0011000'", "in:1:11: expected 8 hexadecimal digits here", 0},
    {MINI_constant, "'\\U00110000'", "in:1:2: there is no character U+110000", 0},
    {MINI_constant, "12abc", "in:1:1: expected a string, a number or a name, found '12abc'", 0},
    {MINI_constant, "1__0", "in:1:1: expected a string, a number or a name, found '1__0'", 0},
    {MINI_constant, "1e", "in:1:1: expected a string, a number or a name, found '1e'", 0},
    {MINI_constant, "-", "in:1:1: expected a string, a number or a name, found '-'", 0},
    {MINI_constant, ".", "in:1:1: expected a string, a number or a name, found '.'", 0},
    {MINI_constant, "(1+2)", "in:1:1: expected a string, a number or a name, found '(1+2'", 0},
    {MINI_constant, "...", "in:1:1: expected a string, a number or a name, found '...'", 0},
    /* not UTF-8: a stray byte, too long, a surrogate, above U+10FFFF, cut off */
    {MINI_constant, "'a\xFF'", "in:1:3: this is not valid UTF-8", 0},
    {MINI_constant, "'\xC0\x80'", "in:1:2: this is not valid UTF-8", 0},
    {MINI_constant, "'\xED\xA0\x80'", "in:1:2: this is not valid UTF-8", 0},
    {MINI_constant, "'\xF4\x90\x80\x80'", "in:1:2: this is not valid UTF-8", 0},
    {MINI_constant, "'\\n\xE2\x82'", "in:1:4: this is not valid UTF-8", 0},
    {MINI_constant, "x\xFF", "in:1:2: this is not valid UTF-8", 0},
    /* a NUL is a character like any other that has no place */
    {MINI_constant, "\0'x'", "in:1:1: expected a string, a number or a name, found '?'x''", 4},
    {MINI_constant, "0\0002", "in:1:2: expected the end of the tree, found '?2'", 3},
    {MINI_expr, "Dict()\0", "in:1:7: expected the end of the tree, found '?'", 7},
};

START_TEST(errors_say_where_and_what)
{
    asn_error err = {0};
    ck_assert_ptr_null(read_as(errors[_i].type, errors[_i].in, errors[_i].length, &err));
    ck_assert_str_eq(err.text, errors[_i].out);
}
END_TEST

START_TEST(used_says_where_the_tree_ends)
{
    const char     *text = "Dict()  Pass() rest";
    size_t          used = 99;
    const asn_tree *t    = asn_tree_read(arena, &mini_grammar, MINI_expr, "in", text, strlen(text), &used, NULL);
    ck_assert_ptr_nonnull(t);
    ck_assert_uint_eq(used, 6);
    t = asn_tree_read(arena, &mini_grammar, MINI_stmt, "in", text + used, strlen(text + used), &used, NULL);
    ck_assert_int_eq(t->ctor, MINI_Pass);
    ck_assert_uint_eq(used, 8);
}
END_TEST

/* Not(argument=Not(... around something), so many deep. */
static char *nested(int depth, const char *open, const char *inside, const char *close)
{
    char *text = malloc((size_t)depth * (strlen(open) + strlen(close)) + strlen(inside) + 1), *to = text;
    for (int i = 0; i < depth; i++)
        to = stpcpy(to, open);
    to = stpcpy(to, inside);
    for (int i = 0; i < depth; i++)
        to = stpcpy(to, close);
    return text;
}

static void expect_depth(int depth, const char *open, const char *inside, const char *close, bool fits)
{
    char           *text = nested(depth, open, inside, close);
    asn_error       err  = {0};
    const asn_tree *t    = asn_tree_read(arena, &geo_grammar, GEO_TYPE_expr, "in", text, strlen(text), NULL, &err);
    ck_assert_msg((t != NULL) == fits, "%d of %s: %s", depth, open, err.text);
    if (t) {
        ck_assert_int_eq(t->height, ASN_MAX_HEIGHT);
        ck_assert_str_eq(asn_tree_write(arena, &geo_grammar, t), text);
    } else
        ck_assert_msg(strstr(err.text, "nested more than 10000 deep") != NULL, "%s", err.text);
    free(text);
}

START_TEST(ten_thousand_levels_are_read_and_one_more_is_refused)
{
    expect_depth(9999, "And(arguments=[", "And(arguments=[])", "])", true);
    expect_depth(10000, "And(arguments=[", "And(arguments=[])", "])", false);
    expect_depth(9999, "Not(argument=", "Or(arguments=[])", ")", true);
    expect_depth(10000, "Not(argument=", "Or(arguments=[])", ")", false);
    expect_depth(9998, "Not(argument=", "Entity(entity='x')", ")", true); /* a value is a level too */
    expect_depth(9999, "Not(argument=", "Entity(entity='x')", ")", false);
    expect_depth(1000000, "Not(argument=", "", "", false);
}
END_TEST

START_TEST(a_million_children_are_read)
{
    enum { N = 1000000 };
    char  item[] = "Pass(), ";
    char *text   = malloc((size_t)N * (sizeof item - 1) + 64), *to = stpcpy(text, "Module(body=[");
    for (int i = 0; i < N; i++)
        to = stpcpy(to, item);
    to = stpcpy(to - 2, "])");
    const asn_tree *t = read_as(MINI_mod, text, 0, NULL);
    ck_assert_ptr_nonnull(t);
    ck_assert_int_eq(asn_tree_count(t, 0), N);
    ck_assert_int_eq((int)asn_tree_size(t, &mini_grammar), N + 1);
    ck_assert_str_eq(asn_tree_write(arena, &mini_grammar, t), text);
    free(text);
}
END_TEST

/* Whatever is read from it is read again from what is written. */
static void survive(const char *text, size_t length)
{
    char     *exact = malloc(length ? length : 1); /* of its own, so that a step behind the end is seen */
    asn_error err   = {0};
    memcpy(exact, text, length);
    const asn_tree *t = asn_tree_read(arena, &mini_grammar, MINI_mod, "in", exact, length, NULL, &err);
    if (t) {
        const char *again = asn_tree_write(arena, &mini_grammar, t);
        ck_assert(asn_tree_equal(t, asn_tree_read(arena, &mini_grammar, MINI_mod, "in", again, strlen(again), NULL, &err), &mini_grammar));
    } else
        ck_assert_msg(strncmp(err.text, "in:", 3) == 0, "%s", err.text);
    free(exact);
    asn_arena_reset(arena);
}

static const char sample[] =
    "Module(body=[Assign(targets=[Name(id='x\\u20ac', ctx=Store())], value=Constant(value=b'\\x00\\'', kind=\"u'\")), If(Dict(keys=[None, "
    "Constant(1.5e-3j)], values=[]), [Pass], orelse=[]), Global(names=['a', \"\xC3\xA9\\U0001f600\"]), Assign([], Call(Tags([None, "
    "(1-2j)], [None]), [], [keyword(arg=None, value=Slice(None, level=-0x1F, lineno=3))]))])";

START_TEST(the_sample_itself_is_read)
{
    ck_assert_ptr_nonnull(read_as(MINI_mod, sample, 0, NULL));
}
END_TEST

START_TEST(every_prefix_is_survived)
{
    for (size_t n = 0; n < sizeof sample; n++)
        survive(sample, n);
}
END_TEST

START_TEST(every_deletion_is_survived)
{
    char text[sizeof sample];
    for (size_t i = 0; i + 1 < sizeof sample; i++) {
        memcpy(text, sample, i);
        memcpy(text + i, sample + i + 1, sizeof sample - 1 - i);
        survive(text, sizeof sample - 2);
    }
}
END_TEST

START_TEST(every_change_of_a_byte_is_survived)
{
    static const char bytes[] = "\0\n '\"\\()[]=,.+-0_1eJxnNbuA\x7F\x80\xBF\xC3\xED\xF0\xFF";
    char              text[sizeof sample];
    for (size_t i = 0; i + 1 < sizeof sample; i++)
        for (size_t k = 0; k + 1 < sizeof bytes; k++) {
            memcpy(text, sample, sizeof sample);
            text[i] = bytes[k];
            survive(text, sizeof sample - 1);
        }
}
END_TEST

START_TEST(every_insertion_is_survived)
{
    static const char bytes[] = "\0'\\(),=0\xC3";
    char              text[sizeof sample + 1];
    for (size_t i = 0; i < sizeof sample; i++)
        for (size_t k = 0; k + 1 < sizeof bytes; k++) {
            memcpy(text, sample, i);
            text[i] = bytes[k];
            memcpy(text + i + 1, sample + i, sizeof sample - 1 - i);
            survive(text, sizeof sample);
        }
}
END_TEST

START_TEST(long_names_and_messages_are_cut)
{
    char text[3000], *to = stpcpy(text, "Call(func=");
    memset(to, 'z', 2000);
    strcpy(to + 2000, "())");
    asn_error err = {0};
    ck_assert_ptr_null(read_as(MINI_expr, text, 0, &err));
    ck_assert_uint_lt(strlen(err.text), 200);
    ck_assert_ptr_null(read_as(MINI_expr, text, 0, NULL)); /* nobody listens */
}
END_TEST

/* None() is a constructor of that name. A bare None is it too, where it cannot mean that a child is missing. */
static const struct { int ctor; const char *in, *out; } nones[] = {
    {MINI_Pass, "Module(body=[None(), None, None ( )])", "Module(body=[None(), None(), None()])"},
    {MINI_Load, "Module(body=[Assign(targets=[], value=Name(id='x', ctx=None()))])", "Module(body=[Assign(targets=[], value=Name(id='x', ctx=None()))])"},
    {MINI_Load, "Module(body=[Assign(targets=[], value=Name(id='x', ctx=None))])", "Module(body=[Assign(targets=[], value=Name(id='x', ctx=None()))])"},
    {MINI_Tags, "Module(body=[Assign(targets=[], value=Slice(lower=None(), upper=None, level=1))])",
     "Module(body=[Assign(targets=[], value=Slice(lower=None(), level=1))])"},
    {MINI_Tags, "Module(body=[Assign(targets=[], value=Dict(keys=[None(), None], values=[]))])",
     "Module(body=[Assign(targets=[], value=Dict(keys=[None(), None], values=[]))])"},
};

START_TEST(a_constructor_may_be_called_none)
{
    asn_ctor    ctors[COUNT(mini_ctors)];
    asn_grammar g    = mini_grammar;
    asn_error   err  = {0};
    int32_t     hash[64] = {0};
    memcpy(ctors, mini_ctors, sizeof ctors);
    ctors[nones[_i].ctor].name     = "None";
    ctors[nones[_i].ctor].length   = 4;
    ctors[nones[_i].ctor].n_fields = 0;
    g.ctors = ctors;
    g.hash  = hash;
    mini_fill(ctors, hash);
    const asn_tree *t = asn_tree_read(arena, &g, MINI_mod, "in", nones[_i].in, strlen(nones[_i].in), NULL, &err);
    ck_assert_msg(t != NULL, "%s", err.text);
    ck_assert_str_eq(asn_tree_write(arena, &g, t), nones[_i].out);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("read");
    TCase *c = only_case(s);
    tcase_add_checked_fixture(c, setup, teardown);
    tcase_set_timeout(c, 60);
    tcase_add_loop_test(c, every_form_is_read, 0, COUNT(forms));
    tcase_add_loop_test(c, every_value_is_read, 0, COUNT(values));
    tcase_add_test(c, kinds_of_values_are_told_apart);
    tcase_add_loop_test(c, errors_say_where_and_what, 0, COUNT(errors));
    tcase_add_test(c, used_says_where_the_tree_ends);
    tcase_add_test(c, ten_thousand_levels_are_read_and_one_more_is_refused);
    tcase_add_test(c, a_million_children_are_read);
    tcase_add_test(c, the_sample_itself_is_read);
    tcase_add_test(c, every_prefix_is_survived);
    tcase_add_test(c, every_deletion_is_survived);
    tcase_add_test(c, every_change_of_a_byte_is_survived);
    tcase_add_test(c, every_insertion_is_survived);
    tcase_add_test(c, long_names_and_messages_are_cut);
    tcase_add_loop_test(c, a_constructor_may_be_called_none, 0, COUNT(nones));
    return run_suite(s);
}
