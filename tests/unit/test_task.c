/* task.re, task.y, resolve.c: each statement, what it sets, what is said when it is wrong. */
#include "languages/task.h"
#include "passes/load.h"
#include "passes/names.h"

#include <sys/stat.h>
#include <unistd.h>

#include "helpers.h"

static const char asdl[] = "stmt = If(expr test, stmt* body, stmt* orelse) | Show(expr? value, string text) | Pass\n"
                           "expr = Bin(expr left, op op, expr right) | Name(identifier id) | Num(constant n) | Map(expr?* keys, expr* values)\n"
                           "op = Add | Mul(int weight)\n";

static loaded l;
static void begin(const char *task)
{
    l = load_strings(task, asdl);
    ck_assert_msg(l.g->complete, "%s", l.messages);
}
static void end(void) { unload(&l); }

START_TEST(without_a_task_the_defaults_hold)
{
    l = load_strings(NULL, asdl);
    ck_assert_str_eq(l.g->root->name, "stmt");
    ck_assert(grammar_type(l.g, "identifier")->open);
    ck_assert(grammar_type(l.g, "string")->open);
    ck_assert(!grammar_type(l.g, "int")->open);
    ck_assert(!grammar_type(l.g, "constant")->open);
    ck_assert_uint_eq(l.g->task.n_inputs, 1);
    ck_assert_str_eq(l.g->task.inputs[0].name, "input");
    ck_assert_int_eq(l.g->task.inputs[0].rule, INPUT_WORDS);
    ck_assert_int_eq(l.g->task.minimum, 1);
    ck_assert_str_eq(l.g->task.indent, "    ");
    ck_assert_str_eq(l.g->task.open_paren, "(");
    end();
}
END_TEST

START_TEST(an_empty_task_says_nothing)
{
    begin("\n-- only comments\n   # of both kinds\n\n");
    ck_assert_str_eq(l.g->root->name, "stmt");
    end();
}
END_TEST

START_TEST(root_chooses_a_type)
{
    begin("root expr");
    ck_assert_str_eq(l.g->root->name, "expr");
    ck_assert(!grammar_type(l.g, "stmt")->reachable);
    ck_assert(grammar_type(l.g, "op")->reachable);
    ck_assert_str_eq(l.messages, ""); /* what lies above a chosen root is left aside on purpose */
    end();
}
END_TEST

START_TEST(inputs_have_rules_and_options)
{
    begin("input name chars\ninput cost symbol\ninput text words lower stem\ninput plain words\n");
    static const struct { const char *name; input_rule rule; bool lower, stem; } want[] = {
        {"name", INPUT_CHARS, false, false}, {"cost", INPUT_SYMBOL, false, false}, {"text", INPUT_WORDS, true, true}, {"plain", INPUT_WORDS, false, false}};
    ck_assert_uint_eq(l.g->task.n_inputs, 4);
    for (int i = 0; i < 4; i++) {
        const input *in = &l.g->task.inputs[i];
        ck_assert_str_eq(in->name, want[i].name);
        ck_assert_int_eq(in->rule, want[i].rule);
        ck_assert_int_eq(in->lower, want[i].lower);
        ck_assert_int_eq(in->stem, want[i].stem);
    }
    end();
}
END_TEST

START_TEST(primitives_are_opened_and_closed)
{
    begin("open constant spell\nclosed string identifier");
    ck_assert(grammar_type(l.g, "constant")->open);
    ck_assert(!grammar_type(l.g, "string")->open);
    ck_assert(!grammar_type(l.g, "identifier")->open);
    end();
}
END_TEST

/* Those of a type stand together; what is not said follows from the rest. */
START_TEST(copies_are_read)
{
    begin("input name words\ninput cost symbol\ncopy string from name camel\ncopy identifier from name\ncopy identifier from cost\n"
          "copy constant from cost number\ncopy constant from name span lower join \"_\"\ncopy string from name token");
    static const struct { const char *type; int input; asn_part part; asn_transform how; const char *join; } want[] = {
        {"identifier", 0, ASN_COPY_TOKEN, ASN_COPY_AS_IS, NULL}, {"identifier", 1, ASN_COPY_WHOLE, ASN_COPY_AS_IS, NULL},
        {"string", 0, ASN_COPY_WHOLE, ASN_COPY_CAMEL, NULL},     {"string", 0, ASN_COPY_TOKEN, ASN_COPY_AS_IS, NULL},
        {"constant", 1, ASN_COPY_WHOLE, ASN_COPY_NUMBER, NULL},  {"constant", 0, ASN_COPY_SPAN, ASN_COPY_LOWER, "_"}};
    ck_assert_uint_eq(l.g->task.n_copies, COUNT(want));
    for (size_t i = 0, found = 0; i < COUNT(want); i++, found = 0) {
        const type *t = grammar_type(l.g, want[i].type);
        for (int k = t->first_copy; k < t->first_copy + t->n_copies; k++) {
            const copy *c = &l.g->task.copies[k];
            ck_assert_ptr_eq(c->type, t);
            found += c->input == want[i].input && c->part == want[i].part && c->transform == want[i].how &&
                     (c->join ? want[i].join && strcmp(c->join, want[i].join) == 0 : !want[i].join);
        }
        ck_assert_uint_eq(found, 1);
    }
    ck_assert(l.g->task.inputs[0].copied && l.g->task.inputs[1].copied);
    end();
}
END_TEST

START_TEST(fields_are_unordered_and_silent)
{
    begin("unordered If.body Map.keys\nsilent op Show.text\n");
    ck_assert(grammar_field(grammar_ctor(l.g, "If"), "body")->unordered);
    ck_assert(!grammar_field(grammar_ctor(l.g, "If"), "orelse")->unordered);
    ck_assert(grammar_field(grammar_ctor(l.g, "Map"), "keys")->unordered);
    ck_assert(grammar_type(l.g, "op")->silent);
    ck_assert(grammar_field(grammar_ctor(l.g, "Show"), "text")->silent);
    end();
}
END_TEST

START_TEST(numbers_texts_and_files_are_kept)
{
    begin("minimum 12\nset hidden 60\nset dropout .25\nset rate 1e-3\nindent \"\\t\"\nparentheses \"[\" \"\\\"\"\ndefault op Add\n"
          "levels low middle high");
    ck_assert_int_eq(l.g->task.minimum, 12);
    ck_assert_uint_eq(l.g->task.n_settings, 3);
    ck_assert_str_eq(l.g->task.settings[2].name, "rate");
    ck_assert_str_eq(l.g->task.settings[2].value, "1e-3");
    ck_assert_str_eq(l.g->task.indent, "\t");
    ck_assert_str_eq(l.g->task.open_paren, "[");
    ck_assert_str_eq(l.g->task.close_paren, "\"");
    ck_assert_str_eq(grammar_type(l.g, "op")->default_ctor->name, "Add");
    ck_assert_uint_eq(l.g->task.n_levels, 3);
    ck_assert_str_eq(l.g->task.levels[0].name, "low");
    end();
}
END_TEST

START_TEST(values_have_spellings)
{
    begin("print constant Ellipsis \"...\"\nprint constant 1 \"one\"\nprint constant -1 \"minus\"\nprint Name.id 'self' \"this\"\nprint Num \"{n}\"\nprint Name \"{id}\"\nsilent stmt op expr");
    const type  *c  = grammar_type(l.g, "constant");
    const field *id = grammar_field(grammar_ctor(l.g, "Name"), "id");
    ck_assert_uint_eq(c->n_spellings, 3);
    ck_assert_int_eq(c->spellings[0].kind, VALUE_NAME);
    ck_assert_str_eq(c->spellings[0].text, "...");
    ck_assert_int_eq(c->spellings[1].kind, VALUE_NUMBER);
    ck_assert_int_eq(c->spellings[2].kind, VALUE_NUMBER);
    ck_assert_uint_eq(id->n_spellings, 1);
    ck_assert_int_eq(id->spellings[0].kind, VALUE_STRING);
    ck_assert_str_eq(id->spellings[0].value, "self");
    end();
}
END_TEST

START_TEST(prints_have_styles_and_levels)
{
    begin("levels low high\nprint Add \"+\"\nprint Add as long at high \"plus\"\nprint Mul at low as long \"times{-weight}\"\nprint Mul\n  \"{weight}\"\n\n  \"*\"\nsilent stmt expr");
    const constructor *add = grammar_ctor(l.g, "Add"), *mul = grammar_ctor(l.g, "Mul");
    ck_assert_uint_eq(l.g->task.n_styles, 2);
    ck_assert_int_eq(add->prints[0]->level, -1);
    ck_assert_int_eq(add->prints[1]->level, 1);
    ck_assert_int_eq(mul->prints[1]->level, 0);
    ck_assert_uint_eq(mul->prints[0]->said->n_texts, 2); /* strings alone on the lines below belong to it */
    end();
}
END_TEST

/* Each mistake alone: how many errors, and what must be said. */
static const struct { const char *task; int errors; const char *say; } wrong[] = {
    {"rot stmt", 1, "did you mean 'root'?"},
    {"completely other", 1, "unknown statement 'completely'"},
    {"\"text\" root", 1, "a statement must begin with a word"},
    {"root", 1, "expected: root TYPE"},
    {"root stmt expr", 1, "unexpected 'expr'"},
    {"root stmtt", 1, "did you mean 'stmt', at t.asdl:1:1?"},
    {"root int", 1, "the root cannot be the primitive type 'int'"},
    {"root stmt\nroot expr", 1, "this is the second 'root' statement"},
    {"input x", 1, "expected: input NAME"},
    {"input x letters", 1, "expected words, chars or symbol"},
    {"input x words upper", 1, "expected lower or stem"},
    {"input x chars stem", 1, "'stem' applies only to inputs of words"},
    {"input x words\ninput x chars", 1, "two inputs are named 'x'"},
    {"open expr", 1, "type 'expr' is not primitive, so it cannot be open"},
    {"closed exprr", 1, "t.asdl has no type 'exprr'"},
    {"open constant\nclosed constant", 1, "type 'constant' cannot be both open and closed"},
    {"open constant\nopen constant", 1, "type 'constant' is declared open twice"},
    {"open int", 1, "only strings can be spelled"},
    {"input a words\ncopy int to a", 1, "unexpected 'to'"},
    {"input a words\ncopy int from b2", 1, "there is no input 'b2'"},
    {"input name words\ncopy int from nam", 1, "did you mean 'name'"},
    {"input a words\ncopy int from a upper", 2, "unknown word 'upper'"},
    {"input a words\ncopy expr from a", 1, "cannot be copied"},
    {"input a words\nclosed int\ncopy int from a", 1, "values of type 'int' are numbers"},
    {"unordered If", 1, "expected a field, as in If.FIELD"},
    {"unordered If.bdy", 1, "did you mean 'body'"},
    {"unordered Iff.body", 1, "t.asdl has no constructor 'Iff'"},
    {"unordered If.test", 1, "If.test is not a sequence"},
    {"unordered If.body If.body", 1, "twice"},
    {"silent nothing", 1, "has no type 'nothing'"},
    {"minimum 0", 1, "from 1 to 1000000"},
    {"minimum x", 1, "expected a whole number"},
    {"minimum 1\nminimum 2", 1, "this is the second 'minimum' statement"},
    {"set hiden 5", 1, "did you mean 'hidden'?"},
    {"set hidden lots", 1, "a whole number from 1 to 4096"},
    {"set hidden 1\nset hidden 2", 1, "'hidden' is set twice"},
    {"set color 5", 1, "unknown setting 'color'"},
    {"levels a b a", 1, "level 'a' is listed twice"},
    {"levels a\nlevels b", 1, "this is the second 'levels' statement"},
    {"indent x", 1, "expected: indent"},
    {"indent \"a\"\nindent \"b\"", 1, "this is the second 'indent' statement"},
    {"parentheses \"(\"", 1, "this statement is incomplete"},
    {"default op Sub", 1, "has no constructor 'Sub'"},
    {"default op Pass", 1, "Pass is not a constructor of 'op'"},
    {"default op Mul", 1, "Mul has fields"},
    {"default op Add\ndefault op Add", 1, "type 'op' already has a default"},
    {"entities a\nentities b", 1, "this is the second 'entities' statement"},
    {"print Pass \"pass", 1, "this string is not closed"},
    {"print Pas \"pass\"", 1, "did you mean 'Pass', at t.asdl:1:"},
    {"print Pass \"a\"\nprint Pass \"b\"", 1, "Pass already has a template"},
    {"print Pass as x \"a\"\nprint Pass as x \"b\"", 1, "Pass already has a template in the style 'x'"},
    {"levels low\nprint Pass at lov \"a\"", 1, "did you mean 'low'"},
    {"print If \"{test} {body}\"", 1, "the template of If does not mention its field 'orelse'"},
    {"silent Mul.weight\nprint Mul \"{weight}\"", 1, "silent"},
    {"print expr 1 \"one\"", 1, "cannot be printed value by value"},
    {"print Bin.left 1 \"one\"", 1, "is not primitive"},
    {"print int 1 \"one\"\nprint int 1 \"uno\"", 1, "the value 1 already has a print statement"},
    {"print constant 1 2 \"x\"", 1, "unexpected '2'"},
    {"grammar a\ngrammar b", 1, "this is the second 'grammar' statement"},
    {"include /nowhere/at.all", 1, "cannot read /nowhere/at.all: No such file or directory"},
    {"root stmt \xFF", 1, "this is not valid UTF-8"},
    {"rot a\nset hiden 1\nminimum x\nroot expr\nopen expr", 4, "t.task:5:6"}, /* all of them are reported */
};

START_TEST(mistakes_are_counted_and_named)
{
    l = load_strings(wrong[_i].task, asdl);
    ck_assert_msg(count_errors(&l) == wrong[_i].errors, "%d errors, not %d, of\n%s\n%s", count_errors(&l), wrong[_i].errors, wrong[_i].task, l.messages);
    ck_assert_msg(strstr(l.messages, wrong[_i].say) != NULL, "nothing of '%s':\n%s", wrong[_i].say, l.messages);
    ck_assert(!l.g->complete);
    end();
}
END_TEST

START_TEST(a_task_needs_a_grammar)
{
    l = load_strings("root stmt", NULL);
    ck_assert_ptr_nonnull(strstr(l.messages, "t.task does not name its grammar"));
    end();
    l = load_strings("grammar nowhere.asdl", NULL);
    ck_assert_ptr_nonnull(strstr(l.messages, "cannot read nowhere.asdl"));
    end();
}
END_TEST

START_TEST(every_prefix_of_a_task_is_survived)
{
    static const char sample[] = "-- c\nroot expr\ninput q words lower\nclosed int\nlevels a b\nprint Bin at op \"{left@a} "
                                 "{op}\\n{>}{right@>b/s!repr}{<}\"\n  \"{?left=Bin,Num:x|y}\"\nprint Map as s \"{*keys,values$:{keys!json}|, }{&', ':a|b}\"\n"
                                 "print Num \"{?n='1':a}{!n=#number:b}\"\nset hidden 5\nprint Name.id 'x\\'' \"\\{\\}\\|\"\n";
    for (size_t n = 0; n < sizeof sample; n++) {
        char text[sizeof sample + 1] = "";
        memcpy(text, sample, n);
        l = load_strings(text, asdl);
        MUST(l.g->complete == (count_errors(&l) == 0));
        end();
        for (const char *c = "{}|\"'\\=\n@"; *c; c++) {
            text[n] = *c;
            l       = load_strings(text, asdl);
            MUST(l.g->complete == (count_errors(&l) == 0));
            end();
        }
    }
}
END_TEST

/* ---- Files. */

static char folder[32];

static void write_file(const char *name, const char *text)
{
    char path[64];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *f = fopen(path, "w");
    ck_assert_ptr_nonnull(f);
    fputs(text, f);
    fclose(f);
}

static void make_folder(void)
{
    strcpy(folder, "/tmp/asdlc-test-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(folder));
}

static void remove_folder(void)
{
    static const char *const names[] = {"g.asdl", "main.task", "more.print", "loop.task", "my task.task", "asn.task"};
    char path[64];
    for (int i = 0; i < COUNT(names); i++) {
        snprintf(path, sizeof path, "%s/%s", folder, names[i]);
        unlink(path);
    }
    rmdir(folder);
}

static grammar *load(mem *m, diag *d, const char *file, const char *name, const char **why)
{
    return load_file(m, d, mem_print(m, "%s/%s", folder, file), name, NULL, why);
}

START_TEST(files_name_their_grammar_beside_themselves)
{
    mem        *m = mem_new();
    diag       *d = diag_new(m);
    const char *why = NULL;
    write_file("g.asdl", asdl);
    write_file("main.task", "grammar g.asdl\ninclude more.print\nroot expr\n");
    write_file("more.print", "minimum 3\n");
    grammar *g = load(m, d, "main.task", NULL, &why);
    ck_assert(g && g->complete);
    ck_assert_str_eq(g->name, "main");
    ck_assert_str_eq(g->root->name, "expr");
    ck_assert_int_eq(g->task.minimum, 3);
    ck_assert_int_eq(g->n_inc, 2);
    g = load(m, diag_new(m), "g.asdl", NULL, &why);
    ck_assert(g && g->complete);
    ck_assert_str_eq(g->name, "g");
    g = load(m, diag_new(m), "g.asdl", "Other", &why);
    ck_assert_str_eq(g->name, "other");
    mem_free(m);
}
END_TEST

START_TEST(a_file_that_includes_itself_is_an_error)
{
    mem        *m = mem_new();
    diag       *d = diag_new(m);
    const char *why = NULL;
    write_file("g.asdl", asdl);
    write_file("loop.task", "grammar g.asdl\ninclude loop.task\n");
    grammar *g = load(m, d, "loop.task", NULL, &why);
    ck_assert(g && !g->complete);
    ck_assert_uint_eq(diag_errors(d), 1);
    mem_free(m);
}
END_TEST

START_TEST(names_of_files_become_names_of_programs)
{
    mem        *m   = mem_new();
    const char *why = NULL;
    write_file("g.asdl", asdl);
    write_file("my task.task", "grammar g.asdl\n");
    ck_assert_str_eq(load(m, diag_new(m), "my task.task", NULL, &why)->name, "my_task");
    write_file("asn.task", "grammar g.asdl\n");
    diag *d = diag_new(m);
    ck_assert(!load(m, d, "asn.task", NULL, &why)->complete);
    ck_assert_uint_eq(diag_errors(d), 1);
    ck_assert_ptr_null(load(m, d, "absent.task", NULL, &why));
    ck_assert_str_eq(why, "No such file or directory");
    mem_free(m);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("task, resolve, load");
    TCase *c = only_case(s);
    tcase_set_timeout(c, 60);
    tcase_add_test(c, without_a_task_the_defaults_hold);
    tcase_add_test(c, an_empty_task_says_nothing);
    tcase_add_test(c, root_chooses_a_type);
    tcase_add_test(c, inputs_have_rules_and_options);
    tcase_add_test(c, primitives_are_opened_and_closed);
    tcase_add_test(c, copies_are_read);
    tcase_add_test(c, fields_are_unordered_and_silent);
    tcase_add_test(c, numbers_texts_and_files_are_kept);
    tcase_add_test(c, values_have_spellings);
    tcase_add_test(c, prints_have_styles_and_levels);
    tcase_add_loop_test(c, mistakes_are_counted_and_named, 0, COUNT(wrong));
    tcase_add_test(c, a_task_needs_a_grammar);
    tcase_add_test(c, every_prefix_of_a_task_is_survived);
    TCase *files = tcase_create("files");
    tcase_add_checked_fixture(files, make_folder, remove_folder);
    tcase_add_test(files, files_name_their_grammar_beside_themselves);
    tcase_add_test(files, a_file_that_includes_itself_is_an_error);
    tcase_add_test(files, names_of_files_become_names_of_programs);
    suite_add_tcase(s, files);
    return run_suite(s);
}
