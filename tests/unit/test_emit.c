#include "emit/emit.h"
#include "commands/inspect.h"
#include "passes/load.h"
#include "passes/names.h"

#include "model/safetensors.h"

#include <jansson.h>
#include <unistd.h>

#include "c_text.h"
#include "helpers.h"

static const struct { const char *task, *asdl; } grammars[] = {
    {NULL, "a = A"},
    {NULL, "int, str\na = A | B"}, /* primitives that nobody uses */
    {NULL, "a = A | B(int x)"},
    {NULL, "e = L(int v) | S(span at)\nspan = (e from, e to, identifier? name) attributes (int line)"},
    {NULL, "d = D(e?* keys, e* values, int?* tags, string* more, int? one)\ne = E"},
    {NULL, "a = A(b x)\nb = B(c* x) | C\nc = (a? x, b? y)\nd = Unreachable(a x, d? y)"},
    {NULL, "module M { if = default(int while, struct struct) | int_ struct = (int class) }"},
    {NULL, "A_b = A(x c) | A_b(x? c)\nx = A__b(A_b? A_b_c) | type_x(type? a, x? kind) | Z\ntype = (x x, x kind)"},
    {NULL, "\xC3\xA9t\xC3\xA9 = \xC3\x89(int \xCF\x80) | u00C9"},
    {"input a words\ninput b chars\nopen x spell\nclosed identifier\nminimum 3\nset hidden 7\nset rate 1e-3\n", "a = A(x y, identifier z)"},
    {"levels l h\nprint A at l \"{x@l}{?y: {y!repr}|}\\n{>}{z:, }{<}\"\nprint B as s \"b\"\nprint B \"{&', ':c|d}\"\ndefault b B\n"
     "print x 1 \"one\"\nprint A.y 'q' \"Q\"\nunordered A.z\nindent \"\\t\"\nparentheses \"<\" \">\"\n",
     "a = A(b x, x? y, b* z)\nb = B"},
    {"root b\nsilent A.x\nprint A \"a{-y}\"\nprint B \"{*p,q,r$:{?p=B:yes|{p/s@>h}}{q}{!r='1':{r!json}}| \\n}{?p=[_]:one}{?r=#number:n}\"\n"
     "levels l h\nprint C as s at l \"c\"\nprint C at h \"C\"\n",
     "a = A(b x, int y)\nb = B(b* p, b* q, int* r) | C"},
};

static const char *const bundled[] = {"geo", "atis", "jobs", "python"};

/* The bundled grammars too, when the tests run where they are. */
static grammar *bundled_grammar(mem *m, const char *name)
{
    const char *why = "";
    grammar    *g   = load_file(m, diag_new(m), mem_print(m, "grammars/%s.task", name), NULL, NULL, &why);
    ck_assert_msg(g && g->complete, "grammars/%s.task, from the top folder: %s", name, g ? "it has errors" : why);
    return g;
}

static void expect_one_function_each(grammar *g)
{
    out     source = {0};
    c_names names  = {0};
    int     n, next = 0;
    module *all = module_list(g, &n);
    ck_assert_int_eq(n, g->n_types + g->n_ctors + g->n_fields);
    emit_source(&source, g);
    c_read(source.text, &names);
    const char *types = mem_print(g->m, "%s_type_", g->name), *ctors = mem_print(g->m, "%s_ctor_", g->name),
               *fields = mem_print(g->m, "%s_field_", g->name);
    for (int i = 0; i < names.n; i++) {
        const char *name = names.all[i].name;
        if (names.all[i].kind != C_FUNCTION || (strncmp(name, types, strlen(types)) != 0 && strncmp(name, ctors, strlen(ctors)) != 0 &&
                                                strncmp(name, fields, strlen(fields)) != 0))
            continue;
        ck_assert_msg(next < n, "%s is one too many", name);
        ck_assert_str_eq(name, all[next].function); /* in grammar order, no other between them */
        next++;
    }
    ck_assert_int_eq(next, n);
    int at = 0; /* and what each is: a type, its constructors, their fields; primitives behind all */
    for (int t = 0; t < g->n_types; t++) {
        ck_assert_ptr_eq(all[at++].type, g->types[t]);
        for (int c = 0; c < g->types[t]->n_ctors; c++) {
            ck_assert_ptr_eq(all[at++].ctor, &g->types[t]->ctors[c]);
            for (int f = 0; f < g->types[t]->ctors[c].n_fields; f++)
                ck_assert_ptr_eq(all[at++].field, &g->types[t]->ctors[c].fields[f]);
        }
    }
    c_names_free(&names);
    out_free(&source);
}

START_TEST(every_thing_has_one_function_in_grammar_order)
{
    loaded l = load_strings(grammars[_i].task, grammars[_i].asdl);
    ck_assert_msg(l.g->complete, "%s", l.messages);
    expect_one_function_each(l.g);
    unload(&l);
}
END_TEST

START_TEST(every_thing_of_the_bundled_grammars_too)
{
    mem     *m = mem_new();
    grammar *g = bundled_grammar(m, bundled[_i]);
    expect_one_function_each(g);
    mem_free(m);
}
END_TEST

START_TEST(same_input_gives_same_bytes)
{
    out texts[2][EMIT_FILES] = {0};
    for (int i = 0; i < 2; i++) {
        loaded l = load_strings(grammars[_i].task, grammars[_i].asdl);
        for (int k = 0; k < EMIT_FILES; k++)
            emit_file(&texts[i][k], l.g, k);
        unload(&l);
    }
    for (int k = 0; k < EMIT_FILES; k++) {
        ck_assert_str_eq(texts[0][k].text, texts[1][k].text);
        out_free(&texts[0][k]);
        out_free(&texts[1][k]);
    }
}
END_TEST

START_TEST(generated_text_is_plain)
{
    loaded l = load_strings(grammars[_i].task, grammars[_i].asdl);
    for (int k = 0; k < EMIT_FILES; k++) {
        out o = {0};
        emit_file(&o, l.g, k);
        ck_assert_uint_eq(strlen(o.text), o.length);
        ck_assert_int_eq(o.text[o.length - 1], '\n');
        ck_assert_int_eq(o.depth, 0);
        ck_assert_ptr_null(strstr(o.text, " \n")); /* no space at the end of a line */
        ck_assert_ptr_null(strchr(o.text, '\t'));
        ck_assert_ptr_null(strstr(o.text, "/tmp"));
        out_free(&o);
    }
    unload(&l);
}
END_TEST

START_TEST(lines_stay_within_the_width)
{
    enum { MOST = OUT_WIDTH + 2 }; /* a comma, or the end of a comment */
    mem     *m = mem_new();
    grammar *g = bundled_grammar(m, bundled[_i]);
    for (int k = 0; k < EMIT_FILES; k++) {
        out o = {0};
        emit_file(&o, g, k);
        for (const char *line = o.text, *end; (end = strchr(line, '\n')); line = end + 1)
            ck_assert_msg(end - line <= MOST, "%s: %.*s", bundled[_i], (int)(end - line), line);
        out_free(&o);
    }
    mem_free(m);
}
END_TEST

/* The strings of a comment, joined as a task joins them. */
static const char *joined_strings(mem *m, const char *comment)
{
    out         o   = {0};
    const char *end = strstr(comment, "*/");
    for (const char *s = comment; (s = strchr(s, '"')) && s < end; s = strchr(s + 1, '"') + 1)
        out_print(&o, "%.*s", (int)(strchr(s + 1, '"') - s - 1), s + 1);
    const char *text = mem_print(m, "%s", o.text);
    out_free(&o);
    return text;
}

START_TEST(long_templates_are_broken_into_strings)
{
    mem *m    = mem_new();
    out  text = {0};
    for (int i = 0; i < 60; i++) {
        out_put(&text, i % 7 ? "ab {x}c\\{d" : " {?x=B:{x}|none}");
        loaded l = load_strings(mem_print(m, "print A \"%s\"\nprint B \"b\"\nprint C \"c\"\n", text.text), "a = A(b x)\nb = B | C");
        ck_assert_msg(l.g->complete, "%s", l.messages);
        out o = {0};
        emit_source(&o, l.g);
        const char *comment = strstr(o.text, "/* print A");
        ck_assert_str_eq(joined_strings(l.m, comment), text.text);
        for (const char *end; *comment != '{'; comment = end + 1) {
            end = strchr(comment, '\n');
            ck_assert_msg(end - comment <= OUT_WIDTH, "%.*s", (int)(end - comment), comment);
        }
        out_free(&o);
        unload(&l);
    }
    out_free(&text);
    mem_free(m);
}
END_TEST

/* The comment with its place in the grammar, its equations and parameters, then the record, then the function. */
static void expect_room(grammar *g, const module *m, const char *room)
{
    int         n;
    equation   *e    = module_equations(g, m, &n);
    const char *last = strstr(room, mem_print(g->m, "/* %s:%u: ", module_place(m).src->name, source_position(module_place(m).src, module_place(m).begin).line));
    MUST(last == room);
    for (int i = 0; i < n; i++) {
        const char *line = strstr(last, mem_print(g->m, "\n *   %-18s   %s", e[i].name, e[i].text));
        MUST(line && line > last);
        last = line;
    }
    const char *parameters = strstr(last, "\n *   parameters "), *record = strstr(last, mem_print(g->m, " */\nstatic const asn_module %s = {\n", m->variable));
    MUST(parameters && record && parameters < record);
    const char *function = strstr(record, mem_print(g->m, "bool %s(asn_run *run", m->function));
    MUST(function && strcmp(room + strlen(room) - 3, "\n}\n") == 0);
    bool attends = strstr(function, "asn_attend(") || strstr(function, "asn_value(");
    MUST(attends == (n > 0 && strcmp(e[0].name, "query") == 0)); /* c is defined where it is used */
}

static void expect_shown(grammar *g)
{
    out     source = {0};
    int     n;
    module *all = module_list(g, &n);
    emit_source(&source, g);
    for (int i = 0; i < n; i++) {
        out own = {0};
        emit_module(&own, g, &all[i]);
        MUST(strstr(source.text, own.text) != NULL); /* exactly as generated */
        capture c, talk;
        capture_begin(&c);
        capture_begin(&talk);
        MUST(inspect_show(g, sizes_of_task(g), all[i].name, c.file, talk.file));
        char *shown = capture_end(&c), *said = capture_end(&talk);
        MUST(strstr(shown, own.text) != NULL);
        expect_room(g, &all[i], own.text);
        MUST(said[0] == 0);
        free(shown);
        free(said);
        out_free(&own);
    }
    out_free(&source);
}

START_TEST(show_gives_the_c_as_it_is_generated)
{
    loaded l = load_strings(grammars[_i].task, grammars[_i].asdl);
    expect_shown(l.g);
    unload(&l);
}
END_TEST

START_TEST(show_gives_the_c_of_the_bundled_grammars)
{
    mem     *m = mem_new();
    grammar *g = bundled_grammar(m, bundled[_i]);
    expect_shown(g);
    mem_free(m);
}
END_TEST

static char *show(grammar *g, const char *name, bool *found, char **said)
{
    capture c, talk;
    capture_begin(&c);
    capture_begin(&talk);
    *found = inspect_show(g, sizes_of_task(g), name, c.file, talk.file);
    *said  = capture_end(&talk);
    return capture_end(&c);
}

START_TEST(show_names_callers_callees_and_near_misses)
{
    loaded l = load_strings(NULL, "expr = Apply(pred predicate, expr* arguments) | True\nop = Op(expr? x)");
    bool   found;
    char  *said, *text = show(l.g, "Apply", &found, &said);
    ck_assert(found);
    ck_assert_ptr_nonnull(strstr(text, "Apply, a constructor (constructor), t.asdl:1:8\n"));
    const char *by = strstr(text, "\ncalled by\n"), *calls = strstr(text, "\ncalls\n");
    ck_assert(by && calls && by < calls);
    ck_assert(strstr(by, "t_type_expr") && strstr(by, "t_type_expr") < calls);
    ck_assert_ptr_nonnull(strstr(calls, "t_field_Apply_predicate"));
    ck_assert_ptr_nonnull(strstr(calls, "t_field_Apply_arguments"));
    free(text);
    free(said);
    text = show(l.g, "arguments", &found, &said); /* a field by its own name */
    ck_assert(found && strstr(text, "Apply.arguments, a field (sequence)"));
    free(text);
    free(said);
    text = show(l.g, "Aply", &found, &said);
    ck_assert(!found);
    ck_assert_str_eq(text, "");
    ck_assert_ptr_nonnull(strstr(said, "did you mean 'Apply'?"));
    free(text);
    free(said);
    text = show(l.g, "nothing_like_it", &found, &said);
    ck_assert(!found && said[0] && !strstr(said, "did you mean"));
    free(text);
    free(said);
    unload(&l);
}
END_TEST

START_TEST(the_module_table_lists_every_module)
{
    loaded  l = load_strings(grammars[_i].task, grammars[_i].asdl);
    int     n;
    module *all = module_list(l.g, &n);
    capture c;
    capture_begin(&c);
    inspect_modules(l.g, sizes_of_task(l.g), c.file);
    char *text = capture_end(&c);
    ck_assert_ptr_nonnull(strstr(text, mem_print(l.m, "\n%d modules.", n)));
    for (int i = 0; i < n; i++) {
        ck_assert_ptr_nonnull(strstr(text, mem_print(l.m, "\n%-11s  %s ", module_kind_name(all[i].kind), all[i].name)));
        ck_assert_ptr_nonnull(strstr(text, module_rule(l.g, &all[i])));
    }
    free(text);
    unload(&l);
}
END_TEST

START_TEST(the_module_table_as_json_agrees)
{
    loaded  l = load_strings(grammars[_i].task, grammars[_i].asdl);
    int     n;
    module *all = module_list(l.g, &n);
    capture c;
    capture_begin(&c);
    inspect_modules_json(l.g, sizes_of_task(l.g), c.file);
    char        *text = capture_end(&c);
    json_error_t err;
    json_t      *page = json_loads(text, 0, &err), *rows = json_object_get(page, "modules");
    ck_assert_ptr_nonnull(page);
    ck_assert_int_eq((int)json_array_size(rows), n);
    for (int i = 0; i < n; i++) {
        const char *name = NULL, *of = NULL, *kind = NULL, *rule = NULL, *function = NULL; /* jansson fills them, unseen by MemorySanitizer */
        json_t     *equations = NULL, *parameters = NULL;
        ck_assert_int_eq(json_unpack(json_array_get(rows, (size_t)i), "{s:s, s:s, s:s, s:s, s:s, s:o, s:o}", "name", &name, "of", &of, "kind", &kind,
                                     "rule", &rule, "function", &function, "equations", &equations, "parameters", &parameters),
                         0);
        ck_assert_str_eq(name, all[i].name);
        ck_assert_str_eq(function, all[i].function);
        ck_assert_str_eq(rule, module_rule(l.g, &all[i]));
        ck_assert_str_eq(kind, module_kind_name(all[i].kind));
        ck_assert_str_eq(of, all[i].type ? "type" : all[i].ctor ? "constructor" : "field");
    }
    json_decref(page);
    free(text);
    unload(&l);
}
END_TEST

/* Braces, quotes and angle brackets of HTML-like labels in balance. */
static void expect_balanced(const char *text)
{
    int depth = 0, quotes = 0;
    for (const char *s = text; *s; s++) {
        quotes += *s == '"';
        if (quotes % 2 == 0)
            depth += (*s == '{') - (*s == '}');
        MUST(depth >= 0);
    }
    ck_assert_int_eq(depth, 0);
    ck_assert_int_eq(quotes % 2, 0);
}

START_TEST(the_graph_is_balanced_and_complete)
{
    loaded  l = load_strings(grammars[_i].task, grammars[_i].asdl);
    capture c;
    capture_begin(&c);
    inspect_graph(l.g, c.file);
    char *text = capture_end(&c);
    expect_balanced(text);
    for (int i = 0; i < l.g->n_defined; i++)
        ck_assert_ptr_nonnull(strstr(text, mem_print(l.m, "label=\"%s\"", l.g->types[i]->name)));
    free(text);
    unload(&l);
}
END_TEST

START_TEST(the_graph_of_modules_has_every_module_and_call)
{
    loaded  l = load_strings(grammars[_i].task, grammars[_i].asdl);
    int     n, calls = 0, arrows = 0;
    module *all = module_list(l.g, &n);
    capture c;
    capture_begin(&c);
    inspect_graph_modules(l.g, c.file);
    char *text = capture_end(&c);
    expect_balanced(text);
    for (int i = 0; i < n; i++) {
        ck_assert_ptr_nonnull(strstr(text, mem_print(l.m, "  \"%s\" [label=", all[i].function)));
        for (int k = 0; k < n; k++)
            if (inspect_calls(&all[i], &all[k])) {
                ck_assert_ptr_nonnull(strstr(text, mem_print(l.m, "  \"%s\" -> \"%s\"", all[i].function, all[k].function)));
                calls++;
            }
    }
    for (const char *s = text; (s = strstr(s, " -> ")); s++)
        arrows++;
    ck_assert_int_eq(arrows, calls);
    free(text);
    capture_begin(&c);
    inspect_graph_json(l.g, true, c.file);
    text         = capture_end(&c);
    json_t *page = json_loads(text, 0, NULL);
    ck_assert_int_eq((int)json_array_size(json_object_get(page, "modules")), n);
    ck_assert_int_eq((int)json_array_size(json_object_get(page, "calls")), calls);
    json_decref(page);
    free(text);
    unload(&l);
}
END_TEST

static const char *shape_text(grammar *g, sizes *s, const char *name, const char *part)
{
    int     n, count;
    module *all = module_list(g, &n);
    for (int i = 0; i < n; i++) {
        const parameter *p = module_parameters(all[i].kind, &count);
        for (int k = 0; k < count; k++)
            if (strcmp(all[i].name, name) == 0 && strcmp(module_param_name(p[k].id), part) == 0)
                return sizes_shape_text(s, &all[i], &p[k]);
    }
    return NULL;
}

START_TEST(sizes_follow_the_task)
{
    loaded l = load_strings("set hidden 7\ninput a words\ninput b words\n", "a = A(x y) | B");
    sizes *s = sizes_of_task(l.g);
    ck_assert_int_eq(sizes_hidden(s), 7);
    ck_assert_str_eq(shape_text(l.g, s, "a", "att.v"), "7 x 14");
    ck_assert_str_eq(shape_text(l.g, s, "a", "att.comp.v"), "7 x 2");
    ck_assert_str_eq(shape_text(l.g, s, "a", "f.out.w"), "7 x 2");
    ck_assert_str_eq(shape_text(l.g, s, "x", "f.out.w"), "7 x V");
    unload(&l);
    l = load_strings(NULL, "a = A(x y) | B");
    ck_assert_int_eq(sizes_hidden(sizes_of_task(l.g)), 64); /* as `train` does without --hidden */
    unload(&l);
}
END_TEST

/* A model that holds some of the modules' tensors, in shapes that no setting gives. */
START_TEST(sizes_follow_the_model)
{
    static const float     zeros[64];
    static const asn_meta  meta[]    = {{"grammar", "a = A(x y) | B\n"}, {"hyper.hidden", "3"}};
    static const asn_stored tensors[] = {{"a/att.v", ASN_F32, 2, {3, 6}, zeros, 0}, {"x/f.out.w", ASN_F32, 2, {3, 11}, zeros, 0}, {"lstm/w", ASN_F32, 2, {2, 2}, zeros, 0}};
    char      path[] = "/tmp/asdlc-test-XXXXXX";
    asn_error err;
    int       fd = mkstemp(path), code = 0;
    close(fd);
    ck_assert(asn_safetensors_write(path, meta, 2, tensors, 3, &err));
    loaded l = load_strings("set hidden 7\n", "a = A(x y) | B");
    sizes *s = sizes_of_model(l.g, path, &code);
    ck_assert_ptr_nonnull(s);
    ck_assert_int_eq(sizes_hidden(s), 3);
    ck_assert_int_eq(sizes_weights(s), 18 + 33 + 4);
    ck_assert_str_eq(shape_text(l.g, s, "a", "att.v"), "3 x 6");
    ck_assert_str_eq(shape_text(l.g, s, "x", "f.out.w"), "3 x 11");
    ck_assert_str_eq(shape_text(l.g, s, "A", "f.e"), "not in the model");
    int     n;
    module *all = module_list(l.g, &n);
    ck_assert_str_eq(all[1].name, "A");
    ck_assert_str_eq(sizes_count_text(s, &all[0]), "18");
    ck_assert_str_eq(sizes_count_text(s, &all[1]), "-");
    sizes_close(s);
    unload(&l);
    l = load_strings(NULL, "a = A(x y) | C");
    ck_assert_ptr_null(sizes_of_model(l.g, path, &code)); /* another grammar */
    ck_assert_int_eq(code, 1);
    ck_assert_ptr_null(sizes_of_model(l.g, "/nowhere/at.all", &code));
    ck_assert_int_eq(code, 3);
    unload(&l);
    unlink(path);
}
END_TEST

START_TEST(kinds_of_modules_follow_the_grammar)
{
    loaded  l = load_strings("open p", "a = A(b one, b? maybe, b* many, b?* gaps, p x, q y) | Z\nb = B");
    int     n;
    module *all = module_list(l.g, &n);
    static const struct { const char *name; asn_module_kind kind; } kinds[] = {
        {"a", ASN_CHOICE},      {"A", ASN_CONSTRUCTOR}, {"A.one", ASN_FIELD_ONE}, {"A.maybe", ASN_FIELD_OPTIONAL}, {"A.many", ASN_FIELD_SEQUENCE},
        {"A.gaps", ASN_FIELD_OPTIONALS}, {"A.x", ASN_FIELD_ONE},    {"A.y", ASN_FIELD_ONE},   {"Z", ASN_CONSTRUCTOR},    {"b", ASN_SINGLE},
        {"B", ASN_CONSTRUCTOR}, {"p", ASN_OPEN},        {"q", ASN_CLOSED}};
    ck_assert_int_eq(n, COUNT(kinds));
    for (int i = 0; i < n; i++) {
        ck_assert_str_eq(all[i].name, kinds[i].name);
        ck_assert_int_eq(all[i].kind, kinds[i].kind);
    }
    unload(&l);
}
END_TEST

START_TEST(tables_hold_the_task)
{
    loaded l = load_strings(grammars[9].task, grammars[9].asdl);
    out    o = {0};
    emit_source(&o, l.g);
    static const char *const pieces[] = {"{.name = \"a\", .rule = ASN_WORDS},", "{.name = \"b\", .rule = ASN_CHARS},",
                                         "{.id = ASN_SET_hidden, .value = \"7\"},", "{.id = ASN_SET_rate, .value = \"1e-3\"},", ".minimum = 3", "\"set hidden 7\","};
    for (int i = 0; i < COUNT(pieces); i++)
        ck_assert_msg(strstr(o.text, pieces[i]) != NULL, "%s", pieces[i]);
    out_free(&o);
    unload(&l);
}
END_TEST

/* Words of a task may hold anything but space and quotes: refused, or harmless where they come into a comment. */
START_TEST(words_of_a_task_cannot_end_a_comment)
{
    loaded l = load_strings("levels l*/ow m\nprint A as s*/tyle at l*/ow \"a\"\nprint A \"b*/c\"\n", "a = A");
    ck_assert_msg(l.g->complete, "%s", l.messages);
    out o = {0};
    emit_source(&o, l.g);
    ck_assert_ptr_nonnull(strstr(o.text, "/* print A as s* /tyle at l* /ow \"a\" */"));
    ck_assert_ptr_nonnull(strstr(o.text, "/* print A \"b* /c\" */"));
    ck_assert_ptr_null(strstr(o.text, "/* s*/tyle"));
    out_free(&o);
    unload(&l);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("emit, module, inspect");
    TCase *c = only_case(s);
    tcase_set_timeout(c, 60);
    tcase_add_loop_test(c, every_thing_has_one_function_in_grammar_order, 0, COUNT(grammars));
    tcase_add_loop_test(c, every_thing_of_the_bundled_grammars_too, 0, COUNT(bundled));
    tcase_add_loop_test(c, same_input_gives_same_bytes, 0, COUNT(grammars));
    tcase_add_loop_test(c, generated_text_is_plain, 0, COUNT(grammars));
    tcase_add_loop_test(c, lines_stay_within_the_width, 0, COUNT(bundled));
    tcase_add_test(c, long_templates_are_broken_into_strings);
    tcase_add_loop_test(c, show_gives_the_c_as_it_is_generated, 0, COUNT(grammars));
    tcase_add_loop_test(c, show_gives_the_c_of_the_bundled_grammars, 0, COUNT(bundled));
    tcase_add_test(c, show_names_callers_callees_and_near_misses);
    tcase_add_loop_test(c, the_module_table_lists_every_module, 0, COUNT(grammars));
    tcase_add_loop_test(c, the_module_table_as_json_agrees, 0, COUNT(grammars));
    tcase_add_loop_test(c, the_graph_is_balanced_and_complete, 0, COUNT(grammars));
    tcase_add_loop_test(c, the_graph_of_modules_has_every_module_and_call, 0, COUNT(grammars));
    tcase_add_test(c, sizes_follow_the_task);
    tcase_add_test(c, sizes_follow_the_model);
    tcase_add_test(c, kinds_of_modules_follow_the_grammar);
    tcase_add_test(c, tables_hold_the_task);
    tcase_add_test(c, words_of_a_task_cannot_end_a_comment);
    return run_suite(s);
}
