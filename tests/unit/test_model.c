#include "decoding/greedy.h"
#include "examples/index.h"
#include "examples/tally.h"

#include "geo/geo.h"
#include "jobs/jobs.h"
#include "python/python.h"
#include "model/model_file.h"
#include "model/safetensors.h"
#include "model/start.h"
#include "ground/utf8.h"

#include "helpers.h"

#include <math.h>
#include <unistd.h>

/* ---- A small model, and its file taken apart so that a part can be changed. */

static const char *const geo_lines[] = {
    "{\"input\": \"which state border s0\", \"tree\": \"Lambda(variable='$0', type='e', body=And(arguments=[Apply(predicate='state:t', "
    "arguments=[Variable(variable='$0')]), Apply(predicate='next_to:t', arguments=[Variable(variable='$0'), Entity(entity='s0')])]))\"}",
    "{\"input\": \"how high is c0\", \"tree\": \"Apply(predicate='elevation:i', arguments=[Entity(entity='c0')])\"}",
    "{\"input\": \"size over n0\", \"tree\": \"Compare(op=GreaterThan(), left=Apply(predicate='size:i', arguments=[Variable(variable='$0')]), "
    "right=Number(number='n0'))\"}",
};

static const char *const python_lines[] = {
    "{\"input\": \"call f with one\", \"tree\": \"Module(body=[Expr(value=Call(func=Name(id='f', ctx=Load()), args=[Constant(value=1)], "
    "keywords=[]))], type_ignores=[])\"}",
    "{\"input\": \"say h\\u00e9\", \"tree\": \"Module(body=[Expr(value=Constant(value='h\\u00e9'))], type_ignores=[])\"}",
};

typedef struct made {
    asn_model  *model;
    asn_real   *block;
    asn_weights weights; /* a view of the block */
} made;

static made make_model(const asn_grammar *g, const char *const *lines, size_t n)
{
    asn_example  all[8];
    asn_data     d = {.arena = asn_arena_new(0), .all = all, .n = n};
    asn_error    err = {0};
    asn_settings s;
    asn_settings_default(&s, g);
    s.hidden = 4;
    s.embed  = 3;
    s.nodes  = 40;
    s.depth  = 12;
    for (size_t i = 0; i < n; i++)
        ck_assert_msg(asn_reading_line(d.arena, g, lines[i], strlen(lines[i]), true, &all[i], &err), "%s", err.text);
    made m = {.model = asn_model_new(g, &s)};
    ck_assert_msg(asn_tally_data(&d, m.model, &err) && asn_model_layout(m.model, &err), "%s", err.text);
    MUST((m.block = asn_weights_block(m.model)) && asn_weights_view(&m.weights, m.model, m.block));
    asn_start(m.model, m.block);
    asn_arena_free(d.arena);
    return m;
}

static void unmake(made *m)
{
    asn_weights_reset(&m->weights);
    free(m->block);
    asn_model_free(m->model);
}

enum { MOST_TENSORS = 4000 };
typedef struct file {
    asn_safetensors *from;
    asn_meta         meta[64];
    asn_stored       t[MOST_TENSORS];
    int              n_meta, n;
} file;

static char       folder[64], whole[128], other[128];
static made       own; /* of geo_lines */
static asn_model *model;
static file       parts;
static char       zeros[1 << 16];

static void take_apart(file *f, const char *path)
{
    static const char *const keys[] = {"format_version", "program", "root_type", "grammar_sha256", "grammar", "task"};
    static char              names[64][64];
    asn_error                err = {0};
    *f      = (file){.from = asn_safetensors_open(path, &err)};
    ck_assert_msg(f->from != NULL, "%s", err.text);
    for (int i = 0; i < COUNT(keys); i++)
        f->meta[f->n_meta++] = (asn_meta){keys[i], asn_safetensors_meta(f->from, keys[i])};
    for (int i = 0; i < asn_n_setting_rows; i++) {
        snprintf(names[i], sizeof names[i], "hyper.%s", asn_setting_rows[i].name);
        f->meta[f->n_meta++] = (asn_meta){names[i], asn_safetensors_meta(f->from, names[i])};
    }
    for (int i = 0; i < f->n_meta; i++)
        ck_assert_msg(f->meta[i].value != NULL, "no %s", f->meta[i].key);
    for (f->n = 0; f->n < asn_safetensors_count(f->from); f->n++) {
        MUST(f->n < MOST_TENSORS);
        f->t[f->n] = *asn_safetensors_at(f->from, f->n);
    }
}

static void setup(void)
{
    asn_error err = {0};
    /* hundreds of files are written and synced: in memory, where there is such a place */
    snprintf(folder, sizeof folder, "%s/asn-model-XXXXXX", access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp");
    MUST(mkdtemp(folder));
    snprintf(whole, sizeof whole, "%s/whole", folder);
    snprintf(other, sizeof other, "%s/other", folder);
    own   = make_model(&geo_grammar, geo_lines, COUNT(geo_lines));
    model = own.model;
    ck_assert_msg(asn_model_file_write(model, &own.weights, 32, whole, &err), "%s", err.text);
    take_apart(&parts, whole);
}

static void teardown(void)
{
    asn_safetensors_close(parts.from);
    unmake(&own);
    remove(whole);
    remove(other);
    rmdir(folder);
}

static asn_stored *part(const char *name)
{
    for (int i = 0; i < parts.n; i++)
        if (strcmp(parts.t[i].name, name) == 0)
            return &parts.t[i];
    ck_abort_msg("no tensor %s", name);
    return NULL;
}

static asn_meta *meta(const char *key)
{
    for (int i = 0; i < parts.n_meta; i++)
        if (strcmp(parts.meta[i].key, key) == 0)
            return &parts.meta[i];
    ck_abort_msg("no metadata %s", key);
    return NULL;
}

static void put_together(const file *f)
{
    asn_error err = {0};
    ck_assert_msg(asn_safetensors_write(other, f->meta, f->n_meta, f->t, f->n, &err), "%s", err.text);
}

/* The changed file is refused: the message names the file and says this. */
static void refused(const asn_grammar *g, const char *piece)
{
    asn_error err = {0};
    put_together(&parts);
    asn_model_file *m = asn_model_file_open(g, other, &err);
    ck_assert_msg(!m, "accepted; expected: %s", piece);
    ck_assert_msg(strstr(err.text, piece) != NULL, "'%s' does not say '%s'", err.text, piece);
    ck_assert_msg(strstr(err.text, other) != NULL, "'%s' does not name the file", err.text);
}

static asn_model_file *accepted(const asn_grammar *g)
{
    asn_error err = {0};
    put_together(&parts);
    asn_model_file *m = asn_model_file_open(g, other, &err);
    ck_assert_msg(m != NULL, "%s", err.text);
    return m;
}

/* What a model answers; in arena. */
static const char *answer(const asn_model *m, const asn_weights *w, asn_arena *a, const char *sentence, double *log_prob)
{
    asn_example    e;
    asn_error      err = {0};
    asn_committee *d = asn_committee_new(&(asn_member){m, *w}, 1);
    ck_assert_msg(asn_reading_line(a, m->g, sentence, strlen(sentence), false, &e, &err), "%s", err.text);
    MUST(asn_index_example(a, m, &e, false));
    const asn_tree *t = asn_greedy(d, &e, NULL, NULL, a, log_prob);
    asn_committee_free(d);
    return t ? asn_tree_write(a, m->g, t) : NULL;
}

/* ---- Settings. */

START_TEST(settings_keep_their_bounds)
{
    const asn_setting_row *r = &asn_setting_rows[_i];
    asn_settings           s, back;
    asn_error              err;
    char                   text[400], again[400];
    asn_settings_default(&s, &geo_grammar);
    if (r->type == ASN_IS_WORD) { /* not a number */
        bool metric = strcmp(r->name, "metric") == 0;
        ck_assert(asn_settings_set(&s, r->name, metric ? "f1" : "openblas", &err));
        ck_assert(metric ? s.metric == ASN_METRIC_F1 : s.blas == ASN_BLAS_OPENBLAS);
        asn_settings_text(&s, r, again, sizeof again);
        ck_assert_str_eq(again, metric ? "f1" : "openblas");
        ck_assert(!asn_settings_set(&s, r->name, "0", &err));
        ck_assert_str_eq(err.text, metric ? "metric is em, bleu or f1, not '0'" : "blas is own or openblas, not '0'");
        return;
    }
    const double good[] = {r->least, r->most};
    for (int i = 0; i < 2; i++) {
        snprintf(text, sizeof text, r->type == ASN_IS_REAL ? "%.17g" : "%.0f", good[i]);
        ck_assert_msg(asn_settings_set(&s, r->name, text, &err), "%s", err.text);
        asn_settings_text(&s, r, again, sizeof again);
        ck_assert_str_eq(again, text);
        back = s;
        MUST(asn_settings_set(&s, r->name, again, &err) && memcmp(&s, &back, sizeof s) == 0);
    }
    snprintf(text, sizeof text, "%.17g", r->least - 1);
    snprintf(again, sizeof again, "%.17g", r->most * 2 + 1);
    const char *const bad[] = {text, again, "", "x", "1x", "nan", "inf", "-inf", "1e400", "1 2"};
    back                    = s;
    for (int i = 0; i < COUNT(bad); i++) {
        ck_assert_msg(!asn_settings_set(&s, r->name, bad[i], &err), "%s takes '%s'", r->name, bad[i]);
        MUST(strstr(err.text, r->name));
        MUST(memcmp(&s, &back, sizeof s) == 0);
    }
    if (r->type != ASN_IS_REAL)
        ck_assert(!asn_settings_set(&s, r->name, "1.5", &err));
}
END_TEST

START_TEST(defaults_are_within_bounds_and_the_task_changes_them)
{
    asn_settings s;
    asn_error    err;
    char         text[64];
    asn_settings_default(&s, &geo_grammar);
    for (int i = 0; i < asn_n_setting_rows; i++) {
        asn_settings_text(&s, &asn_setting_rows[i], text, sizeof text);
        ck_assert_msg(asn_settings_set(&s, asn_setting_rows[i].name, text, &err), "%s", err.text);
        if (asn_setting_rows[i].paper)
            ck_assert_msg(asn_settings_set(&s, asn_setting_rows[i].name, asn_setting_rows[i].paper, &err), "%s", err.text);
    }
    for (int i = 0; i < geo_grammar.n_settings; i++)
        MUST(asn_settings_set(&s, asn_setting_rows[geo_grammar.settings[i].id].name, geo_grammar.settings[i].value, NULL));
    ck_assert(!asn_settings_set(&s, "width", "3", &err));
    ck_assert_ptr_nonnull(strstr(err.text, "width"));
}
END_TEST

START_TEST(a_seed_is_exact)
{
    asn_settings s;
    char         text[64];
    asn_settings_default(&s, &geo_grammar);
    MUST(asn_settings_set(&s, "seed", "999999999999999989", NULL)); /* more digits than a double has */
    asn_settings_text(&s, &asn_setting_rows[ASN_SET_seed], text, sizeof text);
    ck_assert_str_eq(text, "999999999999999989");
}
END_TEST

START_TEST(a_seed_that_is_no_plain_number_is_not_taken_for_another)
{
    asn_settings s;
    asn_settings_default(&s, &geo_grammar);
    ck_assert(!asn_settings_set(&s, "seed", "1e3", NULL) || s.seed == 1000);
    ck_assert(!asn_settings_set(&s, "seed", "0x10", NULL) || s.seed == 16);
}
END_TEST

/* ---- Values. */

START_TEST(values_and_their_keys)
{
    asn_arena     *a = asn_arena_new(0);
    const asn_atom all[] = {asn_string("1"), asn_number("1"), asn_name("None"), {ASN_BYTES, 3, "a\0b"}, asn_string("")};
    const char     letters[] = "snmbs";
    for (int i = 0; i < COUNT(all); i++) {
        size_t      n;
        const char *key = asn_value_key(a, all[i], &n);
        ck_assert_int_eq(key[0], letters[i]);
        ck_assert_uint_eq(n, all[i].length + 1);
        ck_assert(asn_atom_equal(asn_value_of_key(key, n), all[i]));
    }
    ck_assert_int_eq(asn_value_of_key("", 0).kind, ASN_NO_ATOM);
    ck_assert_int_eq(asn_value_of_key("?x", 2).kind, ASN_NO_ATOM);
    ck_assert_int_eq(asn_value_of_key("zx", 2).kind, ASN_NO_ATOM);
    ck_assert_int_eq(asn_value_of_key("\0x", 2).kind, ASN_NO_ATOM);
    asn_arena_free(a);
}
END_TEST

/* ---- Files. */

START_TEST(a_saved_model_is_the_same_when_loaded)
{
    asn_arena *a = asn_arena_new(0);
    asn_error  err = {0};
    asn_model_file *m = asn_model_file_open(&geo_grammar, whole, &err);
    ck_assert_msg(m != NULL, "%s", err.text);
    ck_assert_int_eq(m->model->n_tensors, model->n_tensors);
    for (int i = 0; i < asn_n_setting_rows; i++) {
        char one[64], two[64];
        asn_settings_text(&m->model->settings, &asn_setting_rows[i], one, sizeof one);
        asn_settings_text(&model->settings, &asn_setting_rows[i], two, sizeof two);
        ck_assert_str_eq(one, two);
    }
    for (int i = 0; i < model->n_tensors; i++) {
        ck_assert_str_eq(m->model->tensors[i].name, model->tensors[i].name);
        ck_assert_mem_eq(asn_weights_reals(&m->weights, i), own.block + model->tensors[i].at, (size_t)model->tensors[i].rows * (size_t)model->tensors[i].cols * sizeof(asn_real));
    }
    ck_assert_int_eq(asn_vocab_find(&m->model->inputs[0], "border", 6), asn_vocab_find(&model->inputs[0], "border", 6));
    ck_assert_int_gt(asn_vocab_find(&m->model->values[GEO_TYPE_pred], "sstate:t", 8), 0);
    double one, two;
    ck_assert_str_eq(answer(m->model, &m->weights, a, "which state border c0", &one), answer(model, &own.weights, a, "which state border c0", &two));
    ck_assert(memcmp(&one, &two, sizeof one) == 0);
    asn_model_file_close(m);
    m = accepted(&geo_grammar); /* and so is what the tests below put together */
    asn_model_file_close(m);
    asn_arena_free(a);
}
END_TEST

START_TEST(a_model_with_a_speller_is_the_same_when_loaded)
{
    asn_arena *a = asn_arena_new(0);
    asn_error  err = {0};
    made       m = make_model(&python_grammar, python_lines, COUNT(python_lines));
    asn_model_file *again;
    ck_assert_msg(asn_model_file_write(m.model, &m.weights, 32, other, &err), "%s", err.text);
    ck_assert_msg((again = asn_model_file_open(&python_grammar, other, &err)) != NULL, "%s", err.text);
    double      one, two;
    const char *text = answer(m.model, &m.weights, a, "call f", &one);
    ck_assert_ptr_nonnull(text);
    ck_assert_str_eq(text, answer(again->model, &again->weights, a, "call f", &two));
    ck_assert(memcmp(&one, &two, sizeof one) == 0);
    ck_assert_int_eq(again->model->letters.n, m.model->letters.n);
    unmake(&m);
    asn_model_file_close(again);
    asn_arena_free(a);
}
END_TEST

START_TEST(each_tensor_is_needed)
{
    for (int i = 0; i < parts.n; i++) {
        asn_stored  out  = parts.t[i];
        const char *name = out.name;
        if (strncmp(name, "vocab.signature.", 16) == 0 && strstr(name, ".offsets"))
            continue; /* a model without a signature is one that was made before its task had it */
        parts.t[i] = parts.t[--parts.n];
        refused(&geo_grammar, strncmp(name, "vocab.", 6) == 0 ? "vocabulary 'vocab." : name);
        parts.t[parts.n++] = parts.t[i];
        parts.t[i]         = out;
    }
}
END_TEST

static bool is_table(const char *name)
{
    return strncmp(name, "seen.", 5) == 0 || strcmp(name, "roles.counts") == 0;
}

START_TEST(each_tensor_needs_its_shape)
{
    for (int i = 0; i < parts.n; i++) {
        asn_stored right = parts.t[i], *t = &parts.t[i];
        bool       vocab = strncmp(t->name, "vocab.", 6) == 0;
        if (vocab) {
            t->rank     = 2;
            t->shape[1] = 1;
            refused(&geo_grammar, "is missing or not of bytes and offsets");
        } else if (is_table(t->name)) {
            t->shape[0]--;
            t->bytes = 0;
            refused(&geo_grammar, "is missing or does not have");
        } else {
            t->data = zeros;
            t->shape[0]++;
            t->bytes = 0;
            MUST((size_t)(t->shape[0] * t->shape[1]) * sizeof(asn_real) <= sizeof zeros);
            refused(&geo_grammar, t->name);
            t->shape[0] = right.shape[0] * right.shape[1];
            t->rank     = 1;
            refused(&geo_grammar, "this program needs");
        }
        parts.t[i] = right;
    }
}
END_TEST

START_TEST(each_tensor_needs_its_dtype)
{
    for (int i = 0; i < parts.n; i++) {
        asn_stored right = parts.t[i], *t = &parts.t[i];
        t->data          = zeros;
        t->bytes         = 0;
        t->dtype         = right.dtype == ASN_U8 ? ASN_I8 : right.dtype == ASN_U32 ? ASN_I32 : _i ? ASN_I32 : ASN_U8;
        refused(&geo_grammar, strncmp(t->name, "vocab.", 6) == 0 ? "not of bytes and offsets"
                              : is_table(t->name)                ? "is missing or does not have"
                                                                 : "does not hold real numbers");
        parts.t[i] = right;
    }
}
END_TEST

START_TEST(offsets_of_a_vocabulary_are_checked)
{
    asn_stored *t = part("vocab.value.pred.offsets"), right = *t;
    uint32_t    o[64];
    int         n = (int)t->shape[0];
    MUST(n > 4 && n < 64);
    for (int way = 0; way < 6; way++) {
        memcpy(o, right.data, (size_t)n * sizeof *o);
        *t      = right;
        t->data = o;
        switch (way) {
        case 0: o[0] = 1; break;
        case 1: o[1] = 1; break;
        case 2: o[n - 1]--; break;
        case 3: o[n - 1] = UINT32_MAX; break;
        case 4: o[2] = UINT32_MAX; break;
        case 5: o[3] = o[2] - 1; break;
        }
        refused(&geo_grammar, "the offsets of vocabulary 'vocab.value.pred.bytes' are wrong");
    }
    *t          = right;
    t->shape[0] = 1;
    t->bytes    = 0;
    refused(&geo_grammar, "vocab.value.pred");
    *t = right;
    asn_stored *bytes = part("vocab.value.pred.bytes"), *offsets = part("vocab.value.pred.offsets");
    static const uint32_t twice[] = {0, 0, 2, 4, 6, 8, 10, 12};
    int64_t               entries = offsets->shape[0] - 2;
    MUST(entries >= 2 && entries <= 6);
    *bytes         = (asn_stored){.name = bytes->name, .dtype = ASN_U8, .rank = 1, .shape = {2 * entries}, .data = "sasasbscsdse"};
    offsets->data  = twice;
    refused(&geo_grammar, "an entry is there twice");
}
END_TEST

START_TEST(settings_of_a_file_are_checked)
{
    static const struct { const char *key, *value, *says; } cases[] = {
        {"hyper.hidden", "4097", "hidden is a whole number from 1 to 4096"},
        {"hyper.hidden", "0", "hidden is a whole number"},
        {"hyper.hidden", "-4", "hidden is a whole number"},
        {"hyper.hidden", "4.5", "hidden is a whole number"},
        {"hyper.hidden", "5", "this program needs"},
        {"hyper.embed", "9999999999", "embed is a whole number"},
        {"hyper.depth", "100000", "depth is a whole number from 1 to 1000"},
        {"hyper.nodes", "1e99", "nodes is a whole number"},
        {"hyper.letters", "-1", "letters is a whole number"},
        {"hyper.shards", "1000000", "shards is a whole number"},
        {"hyper.dropout", "nan", "dropout is a number"},
        {"hyper.rate", "", "rate is a number"},
    };
    asn_meta *m = meta(cases[_i].key);
    m->value    = cases[_i].value;
    refused(&geo_grammar, cases[_i].says);
}
END_TEST

START_TEST(budgets_too_small_for_any_tree_are_refused)
{
    asn_error err = {0};
    meta("hyper.nodes")->value = "1";
    put_together(&parts);
    ck_assert_ptr_nonnull(model);
    asn_model_file *m = asn_model_file_open(&geo_grammar, other, &err);
    if (model->least_size[geo_grammar.root] > 1) {
        ck_assert_ptr_null(m);
        ck_assert_ptr_nonnull(strstr(err.text, "the least tree of type 'expr'"));
    }
    asn_model_file_close(m);
}
END_TEST

START_TEST(another_grammar_is_refused_with_the_first_difference)
{
    static char text[1 << 16];
    const char *right = meta("grammar")->value;
    refused(&jobs_grammar, "was made for another grammar");
    refused(&jobs_grammar, jobs_grammar.grammar_text[0]);

    char line[200];
    snprintf(text, sizeof text, "%s", right); /* one letter of a rule */
    char *at = strstr(text, "Entity");
    at[0]    = 'F';
    snprintf(line, sizeof line, "%.*s", (int)strcspn(text, "\n") < 100 ? (int)strcspn(text, "\n") : 100, text);
    meta("grammar")->value = text;
    refused(&geo_grammar, "was made for another grammar: its rule");
    refused(&geo_grammar, line);

    snprintf(text, sizeof text, "%sextra = Extra\n", right);
    refused(&geo_grammar, "it has the rule 'extra = Extra', this program has not");

    text[strlen(right) - 1] = 0; /* the last rule without its end, and then without the rule */
    asn_model_file_close(accepted(&geo_grammar));
    *strrchr(text, '\n') = 0;
    refused(&geo_grammar, "was made for another grammar");
    meta("grammar")->value = "";
    refused(&geo_grammar, "was made for another grammar");
    *meta("grammar") = parts.meta[--parts.n_meta];
    refused(&geo_grammar, "no model of ours");
}
END_TEST

START_TEST(a_file_cut_anywhere_is_refused)
{
    FILE *f = fopen(whole, "rb");
    MUST(f);
    static char bytes[1 << 20];
    size_t      n = fread(bytes, 1, sizeof bytes, f);
    fclose(f);
    for (size_t cut = 0; cut < n; cut += cut < 16 ? 1 : 1009) {
        asn_error err = {0};
        MUST(f = fopen(other, "wb"));
        MUST(fwrite(bytes, 1, cut, f) == cut && fclose(f) == 0);
        asn_model_file *m = asn_model_file_open(&geo_grammar, other, &err);
        MUST(!m);
        MUST(strstr(err.text, other));
    }
}
END_TEST

static uint16_t half_of(double x) /* of a number that has one */
{
    int    e;
    double m = frexp(fabs(x), &e);
    return (uint16_t)(x == 0 ? 0 : (x < 0 ? 0x8000 : 0) | (e + 14) << 10 | (int)((m * 2 - 1) * 1024));
}

START_TEST(weights_of_other_widths_are_read)
{
    asn_arena *a = asn_arena_new(0);
    rng        r = {7};
    for (size_t k = 0; k < model->n_weights; k++)
        own.block[k] = (asn_real)(rng_below(&r, 2049) - 1024) / 1024;
    for (int i = 0; i < model->n_tensors; i++) {
        const asn_tensor *t = &model->tensors[i];
        asn_stored       *s = part(t->name);
        size_t            n = (size_t)t->rows * (size_t)t->cols;
        double           *wide = asn_arena_alloc(a, n, sizeof *wide);
        uint16_t         *half = asn_arena_alloc(a, n, sizeof *half);
        for (size_t k = 0; k < n; k++) {
            wide[k] = (double)own.block[t->at + k];
            half[k] = half_of(wide[k]);
        }
        s->dtype = i % 3 == 0 ? ASN_F64 : i % 3 == 1 ? ASN_F16 : ASN_REAL_DTYPE;
        s->data  = i % 3 == 0 ? (void *)wide : i % 3 == 1 ? (void *)half : (void *)(own.block + t->at);
        s->bytes = 0;
    }
    asn_model_file *m = accepted(&geo_grammar);
    for (int i = 0; i < model->n_tensors; i++)
        ck_assert_mem_eq(asn_weights_reals(&m->weights, i), own.block + model->tensors[i].at, (size_t)model->tensors[i].rows * (size_t)model->tensors[i].cols * sizeof(asn_real));
    double one, two;
    ck_assert_str_eq(answer(m->model, &m->weights, a, "which state", &one), answer(model, &own.weights, a, "which state", &two));
    ck_assert(memcmp(&one, &two, sizeof one) == 0);
    asn_model_file_close(m);
    asn_arena_free(a);
}
END_TEST

START_TEST(halves_at_the_edges)
{
    static const uint16_t half[] = {0x0000, 0x8000, 0x0001, 0x83FF, 0x0400, 0x7BFF, 0x3C00, 0xC000};
    static const float    real[] = {0.0f, -0.0f, 0x1p-24f, -0x1.ff8p-15f, 0x1p-14f, 65504.0f, 1.0f, -2.0f};
    asn_stored           *s = part("start/b");
    ck_assert_int_eq(s->shape[1], 8);
    *s = (asn_stored){.name = s->name, .dtype = ASN_F16, .rank = 2, .shape = {1, 8}, .data = half};
    asn_model_file *m = accepted(&geo_grammar);
    for (int k = 0; k < 8; k++) {
        MUST((float)asn_weights_reals(&m->weights, m->model->start_b)[k] == real[k]);
        MUST(!signbit((float)asn_weights_reals(&m->weights, m->model->start_b)[k]) == !signbit(real[k]));
    }
    asn_model_file_close(m);
}
END_TEST

START_TEST(weights_are_rounded_to_halves)
{
    static const float from[] = {0x1p-25f, 0x1.8p-24f, 1 + 0x1p-11f, 1 + 0x1.8p-10f, 65519.0f, -0x1.ffep-15f, -0.0f, 0x1p-26f};
    static const float to[]   = {0.0f, 0x1p-23f, 1.0f, 1 + 0x1p-9f, 65504.0f, -0x1p-14f, -0.0f, 0.0f}; /* of two as near the even one */
    asn_error          err    = {0};
    asn_real          *b      = own.block + model->tensors[model->start_b].at, right[8];
    memcpy(right, b, sizeof right);
    for (int k = 0; k < 8; k++)
        b[k] = (asn_real)from[k];
    ck_assert_msg(asn_model_file_write(model, &own.weights, 16, other, &err), "%s", err.text);
    asn_model_file *m = asn_model_file_open(&geo_grammar, other, &err);
    ck_assert_msg(m != NULL, "%s", err.text);
    for (int k = 0; k < 8; k++)
        ck_assert_msg((float)asn_weights_reals(&m->weights, m->model->start_b)[k] == to[k], "%a became %a", (double)from[k], (double)asn_weights_reals(&m->weights, m->model->start_b)[k]);
    asn_model_file_close(m);
    b[3] = 65520;
    ck_assert(!asn_model_file_write(model, &own.weights, 16, other, &err));
    ck_assert_ptr_nonnull(strstr(err.text, "'start/b' is 65520, too large for 16 bits"));
    memcpy(b, right, sizeof right);
}
END_TEST

/* Of 32 and of 16 bits, first and last weight of a tensor. */
START_TEST(a_weight_that_is_not_finite_is_refused)
{
    static const float wrong[] = {NAN, INFINITY, -INFINITY};
    asn_stored        *t       = part(model->tensors[_i % model->n_tensors].name);
    size_t             n       = t->bytes / sizeof(float);
    float             *numbers = malloc(t->bytes);
    uint16_t          *halves  = calloc(n, sizeof *halves);
    asn_stored         right   = *t;
    memcpy(numbers, t->data, t->bytes);
    numbers[_i % 2 ? n - 1 : 0] = wrong[_i % COUNT(wrong)];
    t->data                     = numbers;
    refused(&geo_grammar, "is not a finite number");
    halves[_i % 2 ? n - 1 : 0] = _i % 3 ? 0x7E00 : 0xFC00;
    t->data                    = halves;
    t->dtype                   = ASN_F16;
    t->bytes                   = 0;
    refused(&geo_grammar, "is not a finite number");
    *t = right;
    free(numbers);
    free(halves);
}
END_TEST

START_TEST(a_model_is_not_written_by_halves)
{
    asn_error err = {0};
    char      path[200];
    snprintf(path, sizeof path, "%s/nowhere/model", folder);
    ck_assert(!asn_model_file_write(model, &own.weights, 32, path, &err));
    ck_assert_ptr_nonnull(strstr(err.text, path));
    ck_assert(!asn_model_file_write(model, &own.weights, 32, folder, &err)); /* a folder is in the way */
    asn_model_file *m = asn_model_file_open(&geo_grammar, folder, &err);
    ck_assert_ptr_null(m);
    ck_assert_ptr_nonnull(strstr(err.text, "not a regular file"));
    snprintf(path, sizeof path, "%s.tmp", whole);
    ck_assert_int_ne(access(path, F_OK), 0);
}
END_TEST

/* Any weights give a tree that can be written and read, within the budgets. */
START_TEST(garbage_weights_give_whole_trees)
{
    asn_arena *a = asn_arena_new(0);
    rng        r = {(uint64_t)_i + 1};
    for (int round = 0; round < 20; round++) {
        double scale = pow(10, rng_below(&r, 6) - 2), log_prob;
        for (size_t k = 0; k < model->n_weights; k++)
            own.block[k] = (asn_real)(scale * (rng_below(&r, 2001) - 1000) / 1000);
        const char *text = answer(model, &own.weights, a, "which state border a state", &log_prob);
        MUST(text);
        asn_error       err;
        const asn_tree *t = asn_tree_read(a, &geo_grammar, geo_grammar.root, "again", text, strlen(text), NULL, &err);
        ck_assert_msg(t != NULL, "%s", err.text);
        MUST(t->height <= model->settings.depth && asn_tree_size(t, &geo_grammar) <= model->settings.nodes);
        MUST(log_prob <= 0);
        asn_arena_reset(a);
    }
    asn_arena_free(a);
}
END_TEST

START_TEST(weights_that_are_no_numbers_give_whole_trees)
{
    static const double bad[] = {(double)NAN, (double)INFINITY, -(double)INFINITY, 3e38, -3e38};
    asn_arena          *a = asn_arena_new(0);
    rng                 r = {3};
    for (int round = 0; round < 40; round++) {
        for (size_t k = 0; k < model->n_weights; k++)
            own.block[k] = (asn_real)(round < 5 ? bad[round] : rng_below(&r, 4) ? 0.1 : bad[rng_below(&r, 5)]);
        double log_prob;
        MUST(answer(model, &own.weights, a, "which state border a state", &log_prob));
    }
    asn_arena_free(a);
}
END_TEST

START_TEST(values_that_are_none_are_refused)
{
    static const char *const bad[] = {"zabc", "nabc", "?abc", "s\377bc", "m a ", "mNo)"};
    asn_stored              *bytes = part("vocab.value.pred.bytes"), *offsets = part("vocab.value.pred.offsets");
    uint32_t                 o[16] = {0, 0, 4};
    char                     text[40];
    int                      entries = (int)offsets->shape[0] - 1, n = snprintf(text, sizeof text, "%.4s", bad[_i]);
    MUST(entries > 2 && entries < 15);
    for (int k = 2; k < entries; k++) { /* the others are as good as any */
        n += snprintf(text + n, sizeof text - (size_t)n, "s%c", 'a' + k);
        o[k + 1] = (uint32_t)n;
    }
    *bytes        = (asn_stored){.name = bytes->name, .dtype = ASN_U8, .rank = 1, .shape = {n}, .data = text};
    offsets->data = o;
    refused(&geo_grammar, "vocab.value.pred");
}
END_TEST

START_TEST(another_root_is_refused)
{
    meta("root_type")->value = "cmp_op";
    refused(&geo_grammar, "cmp_op");
}
END_TEST

int main(void)
{
    Suite *s = suite_create("model");
    TCase *c = only_case(s);
    tcase_set_timeout(c, 120);
    tcase_add_checked_fixture(c, setup, teardown);
    tcase_add_loop_test(c, settings_keep_their_bounds, 0, asn_n_setting_rows);
    tcase_add_test(c, defaults_are_within_bounds_and_the_task_changes_them);
    tcase_add_test(c, a_seed_is_exact);
    tcase_add_test(c, values_and_their_keys);
    tcase_add_test(c, a_saved_model_is_the_same_when_loaded);
    tcase_add_test(c, a_model_with_a_speller_is_the_same_when_loaded);
    tcase_add_test(c, each_tensor_is_needed);
    tcase_add_test(c, each_tensor_needs_its_shape);
    tcase_add_loop_test(c, each_tensor_needs_its_dtype, 0, 2);
    tcase_add_test(c, offsets_of_a_vocabulary_are_checked);
    tcase_add_loop_test(c, settings_of_a_file_are_checked, 0, 12);
    tcase_add_test(c, budgets_too_small_for_any_tree_are_refused);
    tcase_add_test(c, another_grammar_is_refused_with_the_first_difference);
    tcase_add_test(c, a_file_cut_anywhere_is_refused);
    tcase_add_test(c, weights_of_other_widths_are_read);
    tcase_add_test(c, halves_at_the_edges);
    tcase_add_test(c, weights_are_rounded_to_halves);
    tcase_add_loop_test(c, a_weight_that_is_not_finite_is_refused, 0, 12);
    tcase_add_test(c, a_model_is_not_written_by_halves);
    tcase_add_loop_test(c, garbage_weights_give_whole_trees, 0, 5);
    tcase_add_test(c, a_seed_that_is_no_plain_number_is_not_taken_for_another);
    tcase_add_test(c, weights_that_are_no_numbers_give_whole_trees);
    tcase_add_loop_test(c, values_that_are_none_are_refused, 0, 6);
    tcase_add_test(c, another_root_is_refused);
    return run_suite(s);
}
