/* template.re, template.y, emit_printer.c: templates as parts, and as the C that prints them. */
#include "emit/emit.h"
#include "passes/load.h"
#include "passes/names.h"
#include "languages/template.h"

#include "helpers.h"

static const char asdl[] = "e = Bin(e left, op op, e right) | Call(e f, e* args, int?* gaps, e* more) | Name(identifier id) | Maybe(e? x, e? y) | Z\n"
                           "op = Add | Sub | A1 | A2 | A3 | A4 | A5 | A6 | A7\n";
/* what keeps other constructors quiet, and levels and a style to speak of */
static const char before[] = "levels low high\nsilent op\nprint Z as loud \"Z!\"\nsilent Bin.op\n";

static loaded load_template(const char *print)
{
    char task[2000];
    snprintf(task, sizeof task, "%s%s\n", before, print);
    return load_strings(task, asdl);
}

/* The parts of a template, as text: each with its kind in brackets. */
static void tell(out *o, const part *p)
{
    for (; p; p = p->next) {
        switch (p->kind) {
        case PART_TEXT:      out_print(o, "'%.*s'", (int)p->length, p->text); break;
        case PART_LINE:      out_put(o, "/"); break;
        case PART_DEEPER:    out_put(o, ">"); break;
        case PART_SHALLOWER: out_put(o, "<"); break;
        case PART_SELF:      out_print(o, "[style %d]", p->style); break;
        case PART_FIELD:
            out_print(o, "[%s", p->field->name);
            if (p->level != -1)
                out_print(o, " at %s%d", p->tighter ? "over " : "", p->level);
            if (p->style)
                out_print(o, " style %d", p->style);
            if (p->conversion)
                out_print(o, " as %d", p->conversion);
            if (p->separator) {
                out_put(o, " with ");
                tell(o, p->separator);
            }
            out_put(o, "]");
            break;
        case PART_IF:
            out_print(o, "(%s%s %d", p->test.negate ? "not " : "", p->test.field->name, p->test.kind);
            for (int i = 0; i < p->test.n_ctors; i++)
                out_print(o, " %s", p->test.ctors[i] ? p->test.ctors[i]->name : "_");
            if (p->test.kind == TEST_VALUE)
                out_print(o, " '%.*s'", (int)p->test.length, p->test.text);
            if (p->test.kind == TEST_KIND)
                out_print(o, " #%d", p->test.value_kind);
            out_put(o, " then ");
            tell(o, p->then);
            if (p->otherwise) {
                out_put(o, " else ");
                tell(o, p->otherwise);
            }
            out_put(o, ")");
            break;
        case PART_LOOP:
            out_put(o, "{");
            for (int i = 0; i < p->n_columns; i++)
                out_print(o, "%s%s%s%s ", p->columns[i].field->name, p->columns[i].from_end ? "$" : "",
                          p->columns[i].followed ? p->columns[i].followed->name : "", i + 1 < p->n_columns ? "," : "");
            tell(o, p->then);
            if (p->separator) {
                out_put(o, " between ");
                tell(o, p->separator);
            }
            out_put(o, "}");
            break;
        case PART_JOIN:
            out_print(o, "&'%.*s'", (int)p->length, p->text);
            for (int i = 0; i < p->n_choices; i++) {
                out_put(o, i ? "|" : ":");
                tell(o, p->choices[i]);
            }
            out_put(o, ";");
            break;
        }
    }
}

static const struct { const char *print, *ctor, *parts; } good[] = {
    {"print Z \"plain text\"", "Z", "'plain text'"},
    {"print Z \"\"", "Z", ""},
    {"print Z \"a\\nb\"", "Z", "'a'/'b'"},
    {"print Z \"{>}\\nx{<}\"", "Z", ">/'x'<"},
    {"print Z \"\\{\\}\\|\\\\\\\"\\t|'\"", "Z", "'{''}''|''\\''\"''\t''|''''"},
    {"print Name \"<{id}>\"", "Name", "'<'[id]'>'"},
    {"print Name \"{id!raw}{id!repr}{id!json}{id!sql}{id!format}\"", "Name", "[id][id as 1][id as 2][id as 3][id as 4]"},
    {"print Bin \"{left@low}{right@>high}\"", "Bin", "[left at 0][right at over 1]"},
    {"print Bin \"{left@op}{right@>op}\"", "Bin", "[left at -3][right at over -3]"},
    {"print Bin \"{left/loud}{right@low/loud}\"", "Bin", "[left style 1][right at 0 style 1]"},
    {"print Call \"{f}{args}{-gaps}{-more}\"", "Call", "[f][args]"},
    {"print Call \"{f}({args:, }){gaps: \\| }{more:\\n}\"", "Call", "[f]'('[args with ', ']')'[gaps with ' ''|'' '][more with /]"},
    {"print Maybe \"{?x:{x}}{!y:none|{y}}\"", "Maybe", "(x 0 then [x])(not y 0 then 'none' else [y])"},
    {"print Maybe \"{?x=Bin,Z:a|b}{x}{-y}\"", "Maybe", "(x 1 Bin Z then 'a' else 'b')[x]"},
    {"print Call \"{f}{?args=[Bin]:{args}}{?more=[_]:{more}}{-gaps}\"", "Call", "[f](args 2 Bin then [args])(more 2 _ then [more])"},
    {"print Name \"{?id='it\\'s':a}{?id=#number:b}{id}\"", "Name", "(id 3 'it's' then 'a')(id 4 #2 then 'b')[id]"},
    {"print Call \"{f}{*args,more$:{args}={more}|, }{-gaps}\"", "Call", "[f]{args, more$ [args]'='[more] between ', '}"},
    {"print Call \"{f}{*args,gaps$more:{args}{gaps}}{-more}\"", "Call", "[f]{args, gaps$more [args][gaps]}"},
    {"print Call \"{&', ':{f}|{args:;}|}{-gaps}{-more}\"", "Call", "&', ':[f]|[args with ';']|;"},
    {"print Maybe \"{?x:{?y:{x}{y}|x}|{?y:y|none}}\"", "Maybe", "(x 0 then (y 0 then [x][y] else 'x') else (y 0 then 'y' else 'none'))"},
    {"print Z \"a\"\n  \"b\"\n\n   \"\\nc\"", "Z", "'a''b'/'c'"},
    {"print Maybe \"{?x:\"\n \"{x}}{-y}\"", "Maybe", "(x 0 then [x])"}, /* braces may go over the end of a string */
};

START_TEST(templates_are_read_into_parts)
{
    loaded l = load_template(good[_i].print);
    ck_assert_msg(l.g->complete, "%s", l.messages);
    out o = {0};
    tell(&o, grammar_ctor(l.g, good[_i].ctor)->prints[0]->parts);
    ck_assert_str_eq(o.text ? o.text : "", good[_i].parts);
    out_free(&o);
    unload(&l);
}
END_TEST

START_TEST(templates_are_emitted_as_balanced_c)
{
    loaded l = load_template(good[_i].print);
    out    o = {0};
    emit_printer(&o, l.g);
    ck_assert_int_eq(occurrences(o.text, mem_print(l.m, "static void t_print_%s(asn_printer *p, const asn_tree *t)\n{\n", good[_i].ctor)), 1);
    int  depth = 0;
    bool quoted = false, comment = false;
    for (const char *s = o.text; *s; s++) {
        if (comment) {
            comment = !(s[0] == '*' && s[1] == '/');
            s += !comment;
        } else if (quoted && *s == '\\')
            s++;
        else if (*s == '"')
            quoted = !quoted;
        else if (!quoted && s[0] == '/' && s[1] == '*')
            comment = true;
        else if (!quoted)
            depth += (*s == '{') - (*s == '}');
        MUST(depth >= 0);
    }
    ck_assert_int_eq(depth, 0);
    ck_assert(!quoted && !comment);
    out_free(&o);
    unload(&l);
}
END_TEST

static const struct { const char *print; const char *pieces[4]; } emitted[] = {
    {"print Z \"a\"\n\"b\\nc\"", {"asn_put(p, \"ab\", 2);", "asn_put_line(p);", "asn_put(p, \"c\", 1);", NULL}},
    {"print Z \"*/ \\\"x\\\"\"", {"asn_put(p, \"*/ \\\"x\\\"\", 6);", NULL}},
    {"print Name \"{id!json}\"", {"asn_put_value(p, asn_tree_child(t, T_Name_id, 0), ASN_JSON, NULL, 0, NULL, 0);", NULL}},
    {"print Name \"{id}\"\nprint identifier 'a' \"b\"",
     {"static const asn_spelling t_spell_identifier[] = {\n    {.kind = ASN_STRING, .value = \"a\", .value_length = 1, .text = \"b\", .text_length = 1},\n};", "NULL, 0, t_spell_identifier, 1);", NULL}},
    {"print Name \"{id}\"\nprint Name.id 7 \"seven\"", {"{.kind = ASN_NUMBER, .value = \"7\", .value_length = 1, .text = \"seven\", .text_length = 5},", "ASN_RAW, t_spell_Name_id, 1, NULL, 0);", NULL}},
    {"print Bin \"{left@low}{right@>op/loud}\"",
     {"asn_put_tree(p, asn_tree_child(t, T_Bin_left, 0), 0, 0 ", "asn_put_tree(p, asn_tree_child(t, T_Bin_right, 0), 1, asn_level(p, asn_tree_child(t, T_Bin_op, 0), 0) + 1);",
      NULL}},
    {"print Call \"{f}{args:, }{-gaps}{-more}\"", {"i1 < asn_tree_count(t, T_Call_args); i1++)", "if (i1 > 0)", "asn_put_tree(p, asn_tree_child(t, T_Call_args, i1), 0, ASN_ANY_LEVEL);", NULL}},
    {"print Call \"{f}{*args,more$:{args}{more}}{-gaps}\"",
     {"asn_tree_child(t, T_Call_more, i1 + asn_tree_count(t, T_Call_more) -\n            asn_tree_count(t, T_Call_args)), 0, ASN_ANY_LEVEL);", NULL}},
    {"print Maybe \"{?x=Bin,Z:a}{!y:b}{x}{y}\"",
     {"asn_is_ctor(asn_tree_child(t, T_Maybe_x, 0), T_Bin) || asn_is_ctor(asn_tree_child(t, T_Maybe_x, 0), T_Z)", "asn_tree_count(t, T_Maybe_y)", NULL}},
    {"print Name \"{?id='a\\\"b':x}{?id=#bytes:y}{id}\"", {"asn_is_value(asn_tree_child(t, T_Name_id, 0), \"a\\\"b\", 3)", "ASN_BYTES)", NULL}},
    {"print Call \"{&', ':{f}|x}{-args}{-gaps}{-more}\"", {"asn_join j1 = asn_put_join(p);", "asn_put_part(p, &j1, \", \", 2);", "asn_put_joined(p, &j1);", NULL}},
    {"print Bin at op \"{left}{right}\"", {"{.print = t_print_Bin, .level = -3, .steps = 1},", NULL}},
    {"print Bin at high \"{left}{right}\"", {"{.print = t_print_Bin, .level = 1, .steps = 1},", NULL}},
};

START_TEST(parts_become_calls_of_the_runtime)
{
    loaded l = load_template(emitted[_i].print);
    ck_assert_msg(l.g->complete, "%s", l.messages);
    out o = {0};
    emit_printer(&o, l.g);
    for (int i = 0; i < 4 && emitted[_i].pieces[i]; i++)
        ck_assert_msg(strstr(o.text, emitted[_i].pieces[i]) != NULL, "no %s in\n%s", emitted[_i].pieces[i], o.text);
    out_free(&o);
    unload(&l);
}
END_TEST

static const struct { const char *print; int errors; const char *say; } wrong[] = {
    {"print Name \"{id\"", 1, "the template ends inside braces"},
    {"print Name \"{id}}\"", 1, "unmatched '}'"},
    {"print Name \"{id\\q}\"", 1, "t.task:"},
    {"print Z \"\\q\"", 1, "unknown escape"},
    {"print Name \"{ids}\"", 1, "Name has no field 'ids'"},
    {"print Name \"{ids}\"", 1, "did you mean 'id'"},
    {"print Bin \"{left@lov}{right}\"", 1, "did you mean 'low'"},
    {"print Call \"{f@args}{args}{-gaps}{-more}\"", 1, "'args' is neither a level nor a field of Call that has a single child"},
    {"print Bin \"{left/laud}{right}\"", 1, "did you mean 'loud'"},
    {"print Name \"{id!upper}\"", 1, "unknown conversion 'upper'"},
    {"print Name \"{id:, }\"", 1, "'id' is not a sequence"},
    {"print Maybe \"{*x:a}{-y}\"", 1, "'x' is not a sequence"},
    {"print Call \"{f}{*args,more,gaps,args,more:x}\"", 1, "a loop can go through at most four sequences"},
    {"print Maybe \"{?x=Add:a}{-y}\"", 1, "type 'e' has no constructor 'Add'"},
    {"print Maybe \"{?x=Zz:a}{-y}\"", 1, "type 'e' has no constructor 'Zz'"},
    {"print Maybe \"{?x='a':a}{-y}\"", 1, "'x' is not primitive"},
    {"print Maybe \"{?x=#number:a}{-y}\"", 1, "'x' is not primitive"},
    {"print Name \"{?id=#digit:a}\"", 1, "unknown kind of value 'digit'"},
    {"print Bin \"{?op=Add,Sub,A1,A2,A3,A4,A5,A6,A7:x}{left}{right}\"", 1, "a test can name at most eight constructors"},
    {"print Z \"{&',':1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17}\"", 1, "at most sixteen"},
    {"print Maybe \"{?x:a|b|c}{-y}\"", 1, "to print a bar, write"},
    {"print Maybe \"{x|y}{-y}\"", 1, "t.task:"},
    {"print Name \"{}{id}\"", 1, "t.task:"},
    {"print Name \"{id id}\"", 1, "t.task:"},
    {"print Name \"{?:x}{id}\"", 1, "t.task:"},
    {"print Name \"{?id='x:a}\"", 1, "t.task:"},
    {"print Bin \"{left}\"", 1, "does not mention its field 'right'"},
    {"print Maybe \"x\"", 2, "does not mention its field 'y'"},
    {"print Maybe \"{-x}{-z}{-y}\"", 1, "Maybe has no field 'z'"},
};

START_TEST(mistakes_are_counted_and_named)
{
    loaded l = load_template(wrong[_i].print);
    ck_assert_msg(count_errors(&l) == wrong[_i].errors, "%d errors, not %d, of\n%s\n%s", count_errors(&l), wrong[_i].errors, wrong[_i].print, l.messages);
    ck_assert_msg(strstr(l.messages, wrong[_i].say) != NULL, "nothing of '%s':\n%s", wrong[_i].say, l.messages);
    unload(&l);
}
END_TEST

START_TEST(braces_may_be_nested_forty_deep_and_no_more)
{
    for (int depth = 40; depth <= 41; depth++) {
        char print[1000] = "print Maybe \"", *to = print + strlen(print);
        for (int i = 0; i < depth; i++)
            to = stpcpy(to, "{?x:");
        for (int i = 0; i < depth; i++)
            to = stpcpy(to, "}");
        strcpy(to, "{-y}\"");
        loaded l = load_template(print);
        ck_assert_msg(l.g->complete == (depth == 40), "%d: %s", depth, l.messages);
        if (depth > 40)
            ck_assert_ptr_nonnull(strstr(l.messages, "nested more than 40 deep"));
        unload(&l);
    }
}
END_TEST

START_TEST(errors_point_into_the_template)
{
    loaded l = load_strings("print Name \"abc {ids}\"", "e = Name(identifier id)");
    ck_assert_ptr_nonnull(strstr(l.messages, "t.task:1:18: error: Name has no field 'ids'\n"
                                             "    1 | print Name \"abc {ids}\"\n"
                                             "      |                  ^~~\n"));
    unload(&l);
}
END_TEST

START_TEST(what_has_no_template_is_a_warning)
{
    loaded l = load_strings("print A \"a\"", "e = A | B(int x)");
    ck_assert(l.g->complete);
    ck_assert_ptr_nonnull(strstr(l.messages, "B has no template, so it prints as tree text"));
    ck_assert_int_eq(occurrences(l.messages, "warning:"), 1);
    unload(&l);
}
END_TEST

START_TEST(escapes_are_undone)
{
    mem    *m    = mem_new();
    const char *raw = "a\\nb\\tc\\\\\\\"\\{x";
    source *src  = source_from_text(m, "f", raw, strlen(raw));
    size_t  n;
    char   *text = template_unescape(m, (span){src, 0, src->length}, &n);
    ck_assert_str_eq(text, "a\nb\tc\\\"{x");
    ck_assert_uint_eq(n, strlen(text));
    mem_free(m);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("template, emit_printer");
    TCase *c = only_case(s);
    tcase_add_loop_test(c, templates_are_read_into_parts, 0, COUNT(good));
    tcase_add_loop_test(c, templates_are_emitted_as_balanced_c, 0, COUNT(good));
    tcase_add_loop_test(c, parts_become_calls_of_the_runtime, 0, COUNT(emitted));
    tcase_add_loop_test(c, mistakes_are_counted_and_named, 0, COUNT(wrong));
    tcase_add_test(c, braces_may_be_nested_forty_deep_and_no_more);
    tcase_add_test(c, errors_point_into_the_template);
    tcase_add_test(c, what_has_no_template_is_a_warning);
    tcase_add_test(c, escapes_are_undone);
    return run_suite(s);
}
