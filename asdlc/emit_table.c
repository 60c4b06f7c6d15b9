#include "emit.h"

#include <string.h>

static const char *const kind_names[] = {"ASN_CHOICE", "ASN_SINGLE", "ASN_CONSTRUCTOR", "ASN_FIELD_ONE", "ASN_FIELD_OPTIONAL",
                                         "ASN_FIELD_SEQUENCE", "ASN_FIELD_OPTIONALS", "ASN_CLOSED", "ASN_OPEN"};

static const char *size_text(mem *m, int size)
{
    switch (size) {
    case SIZE_HIDDEN:   return "ASN_HIDDEN";
    case SIZE_ENCODING: return "ASN_ENCODING";
    case SIZE_INPUTS:   return "ASN_INPUTS";
    case SIZE_VALUES:   return "ASN_VALUES";
    case SIZE_CHOICES:  return "ASN_CHOICES";
    default:            return mem_print(m, "%d", size);
    }
}

static bool learns(const module *m)
{
    return m->kind != MODULE_SINGLE && !(m->ctor && m->ctor->n_fields == 0);
}

/* Modules of a kind have parameters of the same shapes; only sizes differ, and those the runtime fills in. */
static void emit_parameters(out *o, grammar *g, module_kind k)
{
    int              n;
    const parameter *p = module_parameters(k, &n);
    out_line(o, "static const asn_param %s_p_%s[] = {", g->name, module_kind_name(k));
    for (int i = 0; i < n; i++)
        if (!p[i].components || g->task.n_inputs > 1)
            out_line(o, "    {\"%s\", %s, %s},", p[i].name, size_text(g->m, p[i].rows), size_text(g->m, p[i].cols));
    out_line(o, "    {NULL, 0, 0},");
    out_line(o, "};");
}

static int number_of(const module *m)
{
    return m->type ? m->type->index : m->ctor ? m->ctor->index + 1 : m->field->index;
}

void emit_module_tables(out *o, grammar *g)
{
    int     n;
    module *all     = module_list(g, &n);
    bool    used[9] = {false};
    for (int i = 0; i < n; i++)
        used[all[i].kind] = used[all[i].kind] || learns(&all[i]);
    out_put(o, "/* ---- The modules, in grammar order, and what each kind of them learns. */\n\n");
    for (int i = 0; i < n; i++)
        if (all[i].type != g->root || !all[i].type)
            out_line(o, "static bool %s(asn_run *run, asn_state v, asn_node *node);", all[i].function);
    out_put(o, "\n");
    for (int k = 0; k < 9; k++)
        if (used[k])
            emit_parameters(o, g, (module_kind)k);
    out_put(o, "\n");
    for (int i = 0; i < n; i++) {
        const module *m = &all[i];
        out_print(o, "static const asn_module %s = {", m->variable);
        out_c_string(o, m->name, strlen(m->name));
        out_print(o, ", %s, %d, %s, ", kind_names[m->kind], number_of(m), m->function);
        if (learns(m))
            out_print(o, "%s_p_%s};\n", g->name, module_kind_name(m->kind));
        else
            out_put(o, "NULL};\n");
    }
    out_print(o, "\nstatic const asn_module *const %s_modules[] = {\n", g->name);
    for (int i = 0, column = 0; i < n; i++) {
        int width = (int)strlen(all[i].variable) + 3;
        if (column && column + width > 118) {
            out_put(o, "\n");
            column = 0;
        }
        out_print(o, "%s&%s,", column ? " " : "    ", all[i].variable);
        column += width + (column ? 0 : 3);
    }
    out_put(o, "\n};\n\n");
}

static const char *truth(bool b)
{
    return b ? "true" : "false";
}

static void emit_attributes(out *o, grammar *g)
{
    for (int i = 0; i < g->n_defined; i++) {
        const type *t = g->types[i];
        if (t->n_attributes == 0)
            continue;
        out_print(o, "static const char *const %s_attributes_%s[] = {", g->name, t->stem);
        for (int a = 0; a < t->n_attributes; a++) {
            out_c_string(o, t->attributes[a].name, strlen(t->attributes[a].name));
            out_put(o, ", ");
        }
        out_put(o, "NULL};\n");
    }
}

static void emit_types(out *o, grammar *g)
{
    emit_attributes(o, g);
    out_put(o, "/* name, primitive, open, reachable, recursive, values, first constructor, constructors, least height, least size,\n"
               " * recursion group, default, attributes */\n");
    out_print(o, "static const asn_type %s_types[] = {\n", g->name);
    for (int i = 0; i < g->n_types; i++) {
        const type *t    = g->types[i];
        bool        prim = t->kind == TYPE_PRIMITIVE;
        out_put(o, "    {");
        out_c_string(o, t->name, strlen(t->name));
        out_print(o, ", %s, %s, %s, %s, %s, %d, %d, %d, %d, %d, %d, ", truth(prim), truth(prim && t->open), truth(t->reachable),
                  truth(t->recursive),
                  strcmp(t->name, "identifier") == 0 ? "ASN_IDENTIFIER" : strcmp(t->name, "int") == 0 ? "ASN_INT" : "ASN_ANY",
                  prim ? 0 : t->ctors[0].index + 1, t->n_ctors, t->least_height, t->least_size, t->group,
                  t->default_ctor ? t->default_ctor->index + 1 : 0);
        if (t->n_attributes)
            out_print(o, "%s_attributes_%s},\n", g->name, t->stem);
        else
            out_put(o, "NULL},\n");
    }
    out_put(o, "};\n\n");
}

static void emit_ctors(out *o, grammar *g)
{
    out_put(o, "/* name, its length, type, first field, fields, least height, least size */\n");
    out_print(o, "static const asn_ctor %s_ctors[] = {\n    {\"\", 0, 0, 0, 0, 0, 0},\n", g->name);
    for (int i = 0, first = 0; i < g->n_ctors; i++) {
        const constructor *c = g->ctors[i];
        out_put(o, "    {");
        out_c_string(o, c->name, strlen(c->name));
        out_print(o, ", %zu, %s_TYPE_%s, %d, %d, %d, %d},\n", strlen(c->name), g->upper, c->owner->stem, first, c->n_fields, c->least_height, c->least_size);
        first += c->n_fields;
    }
    out_put(o, "};\n\n");
}

static void emit_fields(out *o, grammar *g)
{
    static const char *const cards[] = {"ASN_ONE", "ASN_OPTIONAL", "ASN_SEQUENCE", "ASN_OPTIONALS"};
    out_put(o, "/* name, its length, constructor, type, children, unordered */\n");
    out_print(o, "static const asn_field %s_fields[] = {\n", g->name);
    for (int i = 0; i < g->n_fields; i++) {
        const field *f = g->fields[i];
        out_put(o, "    {");
        out_c_string(o, f->name, strlen(f->name));
        out_print(o, ", %zu, %s_%s, %s_TYPE_%s, %s, %s},\n", strlen(f->name), g->upper, f->owner->stem, g->upper, f->type->stem, cards[f->card], truth(f->unordered));
    }
    if (g->n_fields == 0)
        out_put(o, "    {\"\", 0, 0, 0, ASN_ONE, false},\n");
    out_put(o, "};\n\n");
}

/* Constructor numbers by name: open addressing, at most half full. The runtime looks up with the same function. */
static uint32_t emit_hash(out *o, grammar *g)
{
    uint32_t room = 4;
    while (room < 2u * (uint32_t)g->n_ctors)
        room *= 2;
    int *slots = mem_alloc(g->m, room, sizeof *slots);
    for (int i = 0; i < g->n_ctors; i++) {
        uint32_t h = 2166136261u; /* FNV-1a */
        for (const char *s = g->ctors[i]->name; *s; s++)
            h = (h ^ (unsigned char)*s) * 16777619u;
        h &= room - 1;
        while (slots[h])
            h = (h + 1) & (room - 1);
        slots[h] = i + 1;
    }
    out_print(o, "static const int32_t %s_hash[] = {", g->name);
    for (uint32_t i = 0; i < room; i++)
        out_print(o, "%s%d,", i % 20 == 0 ? "\n    " : " ", slots[i]);
    out_put(o, "\n};\n\n");
    return room - 1;
}

static void emit_lines(out *o, const char *text, size_t length)
{
    while (length) {
        const char *end = memchr(text, '\n', length);
        size_t      n   = end ? (size_t)(end - text) : length;
        /* C promises room for strings of 4095 characters only */
        for (size_t at = 0; at == 0 || at < n;) {
            size_t piece = n - at < 1000 ? n - at : 1000;
            while (at + piece < n && ((unsigned char)text[at + piece] & 0xC0) == 0x80)
                piece--;
            out_put(o, "    ");
            out_c_string(o, text + at, piece - (piece > 0 && text[at + piece - 1] == '\r'));
            out_put(o, at + piece < n ? "\n" : ",\n");
            at += piece;
            if (n == 0)
                break;
        }
        text += n + (end != NULL);
        length -= n + (end != NULL);
    }
}

static void emit_texts(out *o, grammar *g)
{
    char *text = grammar_text(g);
    out_print(o, "static const char *const %s_grammar_text[] = {\n", g->name);
    emit_lines(o, text, strlen(text));
    out_print(o, "    NULL};\n\nstatic const char *const %s_task_text[] = {\n", g->name);
    for (int i = 0; i < g->n_inc; i++)
        emit_lines(o, g->inc[i]->text, g->inc[i]->length);
    out_put(o, "    NULL};\n\n");
}

static void emit_task(out *o, grammar *g)
{
    static const char *const rules[]      = {"ASN_WORDS", "ASN_CHARS", "ASN_SYMBOL"};
    static const char *const transforms[] = {"ASN_COPY_TOKEN", "ASN_COPY_WHOLE", "ASN_COPY_CAMEL", "ASN_COPY_NUMBER"};
    const task *t = &g->task;
    out_print(o, "static const asn_input %s_inputs[] = {\n", g->name);
    if (t->n_inputs == 0)
        out_put(o, "    {\"input\", ASN_WORDS, false, false},\n");
    for (size_t i = 0; i < t->n_inputs; i++) {
        out_put(o, "    {");
        out_c_string(o, t->inputs[i].name, strlen(t->inputs[i].name));
        out_print(o, ", %s, %s, %s},\n", rules[t->inputs[i].rule], truth(t->inputs[i].lower), truth(t->inputs[i].stem));
    }
    out_put(o, "};\n");
    if (t->n_copies) {
        out_print(o, "static const asn_copy %s_copies[] = {\n", g->name);
        for (size_t i = 0; i < t->n_copies; i++)
            out_print(o, "    {%s_TYPE_%s, %d, %s},\n", g->upper, t->copies[i].type->stem, t->copies[i].input, transforms[t->copies[i].transform]);
        out_put(o, "};\n");
    }
    if (t->n_settings) {
        out_print(o, "static const asn_setting %s_settings[] = {\n", g->name);
        for (size_t i = 0; i < t->n_settings; i++)
            out_print(o, "    {\"%s\", \"%s\"},\n", t->settings[i].name, t->settings[i].value);
        out_put(o, "};\n");
    }
    out_put(o, "\n");
}

static void emit_text_or_null(out *o, const char *text)
{
    if (text)
        out_c_string(o, text, strlen(text));
    else
        out_put(o, "NULL");
}

/* Before one of many short items: several go on a line. */
static void emit_gap(out *o, size_t *line)
{
    bool full = o->length > *line + 100;
    out_put(o, full ? "\n    " : " ");
    if (full)
        *line = o->length;
}

static void emit_lexicon(out *o, grammar *g)
{
    const lexicon *x    = g->task.lexicon;
    size_t         line = 0;
    out_print(o, "static const char *const %s_kinds[] = {", g->name);
    for (size_t i = 0; i < x->n_kinds; i++)
        out_print(o, "%s\"%s\"", i ? ", " : "", x->kinds[i]);
    out_print(o, "};\nstatic const asn_entity %s_entities[] = {", g->name);
    for (size_t i = 0; i < x->n_entities; i++) {
        emit_gap(o, &line);
        out_print(o, "{%d, ", x->entities[i].kind);
        out_c_string(o, x->entities[i].name, strlen(x->entities[i].name));
        out_put(o, "},");
    }
    out_put(o, "\n};\n/* prepared words, entity, words at both ends that are no part of it */\n");
    out_print(o, "static const asn_phrase %s_phrases[] = {", g->name);
    line = 0;
    for (size_t i = 0; i < x->n_phrases; i++) {
        const phrase *p = &x->phrases[i];
        emit_gap(o, &line);
        out_put(o, "{");
        out_c_string(o, p->text, strlen(p->text));
        out_print(o, ", %d, %d, %d},", p->entity, p->before, p->after);
    }
    out_print(o, "\n};\nstatic const asn_lexicon %s_lexicon = {%s_kinds, %s_entities, %s_phrases, %zu, %zu, %zu};\n\n", g->name, g->name, g->name, g->name,
              x->n_kinds, x->n_entities, x->n_phrases);
}

void emit_grammar_tables(out *o, grammar *g)
{
    const task *t = &g->task;
    out_put(o, "/* ---- The grammar and the task, as tables. */\n\n");
    emit_types(o, g);
    emit_ctors(o, g);
    emit_fields(o, g);
    uint32_t mask = emit_hash(o, g);
    emit_task(o, g);
    if (t->lexicon)
        emit_lexicon(o, g);
    emit_texts(o, g);
    out_print(o, "const asn_grammar %s_grammar = {\n", g->name);
    out_print(o, "    .abi = ASN_ABI, .name = \"%s\", .grammar_text = %s_grammar_text, .task_text = %s_task_text,\n", g->name, g->name, g->name);
    out_print(o, "    .types = %s_types, .ctors = %s_ctors, .fields = %s_fields, .modules = %s_modules,\n", g->name, g->name, g->name, g->name);
    out_print(o, "    .n_types = %d, .n_ctors = %d, .n_fields = %d, .n_modules = %d, .root = %s_TYPE_%s,\n", g->n_types, g->n_ctors,
              g->n_fields, g->n_types + g->n_ctors + g->n_fields, g->upper, g->root->stem);
    out_print(o, "    .hash = %s_hash, .hash_mask = %u, .inputs = %s_inputs, .n_inputs = %zu,\n", g->name, mask, g->name,
              t->n_inputs ? t->n_inputs : 1);
    if (t->n_copies)
        out_print(o, "    .copies = %s_copies, .n_copies = %zu,\n", g->name, t->n_copies);
    if (t->n_settings)
        out_print(o, "    .settings = %s_settings, .n_settings = %zu,\n", g->name, t->n_settings);
    out_print(o, "    .minimum = %d, .entities = ", t->minimum);
    if (t->lexicon)
        out_print(o, "&%s_lexicon", g->name);
    else
        out_put(o, "NULL");
    if (t->n_prints)
        out_print(o, ", .templates = %s_templates", g->name);
    out_put(o, ",\n    .indent = ");
    emit_text_or_null(o, t->indent);
    out_put(o, ", .open_paren = ");
    emit_text_or_null(o, t->open_paren);
    out_put(o, ", .close_paren = ");
    emit_text_or_null(o, t->close_paren);
    out_put(o, ",\n};\n\n");
}
