/* cli_train.c: the command train. */
#include "commands/commands.h"
#include "model/model_file.h"
#include "pages/course.h"
#include "training/ranks.h"
#include "training/train.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { TRAIN, DEV, MODEL, FROM, OLD, MIX, TEACHER, PRESET, RESUME, FORCE, CHECKPOINT, REPORT, THREADS, SKIP_BAD, QUIET };
static const asn_option options[] = {
    [TRAIN]    = {"--train", "FILE", "examples to learn from"},
    [DEV]      = {"--dev", "FILE", "examples by which the best pass is chosen; without it, those of --train"},
    [MODEL]    = {"--model", "M", "the model to write; its log is M.log.jsonl, its checkpoint M.ckpt"},
    [FROM]     = {"--from", "M", "go on from this model: its settings and weights; vocabularies and lists grow by what the new examples hold"},
    [OLD]      = {"--old", "FILE", "with --from: examples that M learnt from, to be mixed in, so that they are not forgotten"},
    [MIX]      = {"--mix", "SHARE", "with --old: their share of a pass, drawn anew for each; 0.5 by default"},
    [TEACHER]  = {"--teacher", "M", "a model to learn from as well, made from the same examples; of several, the mean of their probabilities"},
    [PRESET]   = {"--preset", "NAME", "accurate: settings that are several points better with a few hundred to a few thousand examples, and take about three times as long; paper: those of the paper. Options beside it still count"},
    [RESUME]   = {"--resume", NULL, "go on from the checkpoint of an unfinished run"},
    [FORCE]    = {"--force", NULL, "begin anew, even if there is an unfinished run"},
    [CHECKPOINT] = {"--checkpoint", "SECONDS", "how often M.ckpt is written; 0: after every minibatch. By default every few seconds, at most a fiftieth of the time"},
    [REPORT]   = {"--report", "PAGE", "write an HTML page about the run, anew after each evaluation: curves, constructors, the hardest examples"},
    [THREADS]  = {"--threads", "N", "all processors by default; the model does not depend on it"},
    [SKIP_BAD] = {"--skip-bad", NULL, "leave out lines that cannot be read, and name them"},
    [QUIET]    = {"--quiet", NULL, "say nothing but errors"},
    {NULL, NULL, NULL},
};

static int read_setting(const asn_call *c, asn_settings *s, bool *teaches)
{
    asn_error err;
    *teaches = *teaches || c->setting == &asn_setting_rows[ASN_SET_teach] || c->setting == &asn_setting_rows[ASN_SET_teach_extra];
    return asn_settings_set(s, c->setting->name, c->value, &err) ? 0 : asn_usage_error(c, "%s", err.text);
}

static bool task_says(const asn_grammar *g, int setting)
{
    for (int i = 0; i < g->n_settings; i++)
        if ((int)g->settings[i].id == setting)
            return true;
    return false;
}

/* The paper chose the width and the number of passes for each data set. So may a task, and the preset leaves them alone then. */
static bool task_chose(const asn_grammar *g, int setting)
{
    return (setting == ASN_SET_hidden || setting == ASN_SET_epochs) && task_says(g, setting);
}

/* By default every processor gets a shard. With minibatches of 20 examples, four shards cost a third more work than two, and eight cost
 * twice as much: more than eight would hardly be faster. */
int asn_shards_for(int processors)
{
    return processors < 2 ? 2 : processors > 8 ? 8 : processors;
}

void asn_train_defaults(asn_settings *s, const asn_grammar *g)
{
    asn_settings_default(s, g);
    if (!task_says(g, ASN_SET_shards))
        s->shards = asn_shards_for(asn_processors());
}

static void take_paper(const asn_grammar *g, asn_settings *s)
{
    for (int i = 0; i < asn_n_setting_rows; i++)
        if (asn_setting_rows[i].paper && !task_chose(g, i))
            asn_settings_set(s, asn_setting_rows[i].name, asn_setting_rows[i].paper, NULL);
}

/* What helped on all of jobs, geo, atis and hearthstone: models/README.md. What a task says itself stays. */
static void take_accurate(const asn_grammar *g, asn_settings *s)
{
    static const struct { int id; const char *value; } all[] = {
        {ASN_SET_embed_dropout, "0.3"}, {ASN_SET_align, "0.2"}, {ASN_SET_sup_choice, "1"}, {ASN_SET_sup_child, "1"},
        {ASN_SET_recombine, "1"},       {ASN_SET_smooth, "0.1"}, {ASN_SET_average, "0.999"},
    };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (!task_says(g, all[i].id))
            asn_settings_set(s, asn_setting_rows[all[i].id].name, all[i].value, NULL);
}

static int read_preset(const asn_call *c, asn_settings *s)
{
    if (strcmp(c->value, "paper") == 0)
        take_paper(c->g, s);
    else if (strcmp(c->value, "accurate") == 0)
        take_accurate(c->g, s);
    else
        return asn_usage_error(c, "--preset is accurate or paper, not '%s'", c->value);
    return 0;
}

/* The settings of a model to go on from. The number of shards is this machine's affair. */
static int read_from(const asn_call *c, asn_settings *s)
{
    asn_error       err;
    int             shards = s->shards;
    asn_model_file *f      = asn_model_file_open(c->g, c->value, &err);
    if (!f)
        return asn_say_error(c->g, &err);
    *s        = f->model->settings;
    s->shards = shards;
    asn_model_file_close(f);
    return 0;
}

/* Both come first, wherever they stand, so that other options can change them. */
static int read_presets(asn_call c, asn_settings *s)
{
    int  bad = 0;
    bool preset = false, from = false;
    for (int k; !bad && (k = asn_next_argument(&c)) != ASN_NO_MORE;) {
        preset = preset || k == PRESET;
        from   = from || k == FROM;
        bad    = k == PRESET ? read_preset(&c, s) : k == FROM ? read_from(&c, s) : k == ASN_WRONG ? 2 : 0;
    }
    return bad ? bad : preset && from ? asn_usage_error(&c, "--from brings its own settings: leave out --preset") : 0;
}

static int read_mix(const asn_call *c, double *mix)
{
    char *end;
    *mix = strtod(c->value, &end);
    return end != c->value && !*end && *mix > 0 && *mix < 1 ? 0 : asn_usage_error(c, "--mix is a number between 0 and 1, not '%s'", c->value);
}

static int read_checkpoint(const asn_call *c, const char *who, const char *value, double *seconds)
{
    char *end;
    *seconds = strtod(value, &end);
    return end != value && !*end && *seconds >= 0 && *seconds <= 1e9 ? 0 : asn_usage_error(c, "%s is a number of seconds, not '%s'", who, value);
}

/* What the rate is multiplied by, unless somebody gives one. With all of it, the home model forgot 1.2 points of what it knew, with half of it 0.1. */
static const double GENTLE = 0.5;

static int check_from(const asn_call *c, const asn_train_options *o)
{
    if (o->from && strcmp(o->from, o->model) == 0)
        return asn_usage_error(c, "training goes on from %s: --model would overwrite it", o->from);
    if (o->old && !o->from)
        return asn_usage_error(c, "--old belongs to --from: without a model to go on from, give all examples to --train");
    if (o->mix > 0 && !o->old)
        return asn_usage_error(c, "--mix is the share of --old FILE: give that, too");
    return 0;
}

static int read_teacher(const asn_call *c, asn_train_options *o)
{
    if (o->n_teachers == ASN_MOST_TEACHERS)
        return asn_usage_error(c, "there are more than %d teachers", ASN_MOST_TEACHERS);
    o->teachers[o->n_teachers++] = c->value;
    return 0;
}

/* Teachers that have no effect, or none to have an effect. teaches: how much they count was given. */
static int check_teachers(const asn_call *c, const asn_train_options *o, bool teaches)
{
    if (o->n_teachers == 0)
        return teaches ? asn_usage_error(c, "--teach and --teach-extra have no effect without a teacher: give --teacher M, too") : 0;
    if (o->settings.teach <= 0)
        return asn_usage_error(c, "--teacher has no effect: --teach is 0");
    for (int i = 0; i < o->n_teachers; i++)
        if (strcmp(o->teachers[i], o->model) == 0)
            return asn_usage_error(c, "%s is a teacher: --model would overwrite it", o->model);
    return 0;
}

static int read_options(asn_call *c, asn_train_options *o, asn_course *page)
{
    int  bad     = read_presets(*c, &o->settings);
    bool teaches = false, rate = false;
    for (int k; !bad && (k = asn_next_argument(c)) != ASN_NO_MORE;)
        switch (k) {
        case TRAIN: o->train = c->value; break;
        case DEV: o->dev = c->value; break;
        case MODEL: bad = asn_read_model(c, &o->model); break;
        case FROM: o->from = c->value; break;
        case OLD: o->old = c->value; break;
        case MIX: bad = read_mix(c, &o->mix); break;
        case TEACHER: bad = read_teacher(c, o); break;
        case PRESET: break;
        case RESUME: o->resume = true; break;
        case FORCE: o->force = true; break;
        case CHECKPOINT: bad = read_checkpoint(c, "--checkpoint", c->value, &o->checkpoint); break;
        case REPORT: page->path = c->value; break;
        case THREADS: bad = asn_read_threads(c, &o->threads); break;
        case SKIP_BAD: o->bad_lines.skip = true; break;
        case QUIET: o->quiet = true; break;
        case ASN_SETTING:
            bad           = read_setting(c, &o->settings, &teaches);
            o->any_shards = o->any_shards && c->setting != &asn_setting_rows[ASN_SET_shards];
            rate          = rate || c->setting == &asn_setting_rows[ASN_SET_rate];
            break;
        default: bad = asn_unexpected(c, k);
        }
    if (!bad && o->resume && o->force)
        bad = asn_usage_error(c, "--resume goes on with a run, --force begins anew: choose one");
    if (!bad && (!o->train || !o->model))
        bad = asn_usage_error(c, "train needs %s", !o->train ? "--train FILE" : "--model M");
    bad       = bad ? bad : check_from(c, o);
    o->mix    = o->mix > 0 ? o->mix : 0.5;
    o->gentle = o->from && !rate ? GENTLE : 0;
    return bad ? bad : check_teachers(c, o, teaches);
}

/* Before hours of work, not after. */
static bool can_read(const char *path, asn_error *err)
{
    return !path || access(path, R_OK) == 0 ? true : asn_fail_system(err, "cannot open %s", path);
}

typedef struct onlooker {
    asn_course page;
    int        code; /* of the page that was written last */
} onlooker;

/* A page that cannot be written does not end the run. But if that is so of the last one, the exit code says it. */
static void show_course(void *context, const asn_evaluated *now)
{
    onlooker *o = context;
    asn_error err;
    o->code = asn_course_write(&o->page, now, &err) ? 0 : asn_say_error(o->page.g, &err);
}

/* Where there are several ranks, rank 0 alone speaks. What another one has to say about the command line becomes the error that ranks agree on. */
static int read_quietly(asn_call *c, asn_train_options *o, asn_course *page, asn_error *err)
{
    FILE *said = asn_rank() > 0 ? tmpfile() : NULL;
    int   mine = said ? dup(STDERR_FILENO) : -1;
    char  line[sizeof err->text] = "the command line is wrong\n";
    if (mine >= 0)
        dup2(fileno(said), STDERR_FILENO);
    const char *checkpoint = getenv("ASN_CHECKPOINT");
    int         bad        = checkpoint ? read_checkpoint(c, "ASN_CHECKPOINT", checkpoint, &o->checkpoint) : 0;
    bad                    = bad ? bad : read_options(c, o, page);
    if (mine >= 0) {
        fflush(stderr);
        dup2(mine, STDERR_FILENO);
        close(mine);
        rewind(said);
        if (!fgets(line, sizeof line, said))
            line[0] = '\0';
    }
    if (said)
        fclose(said);
    line[strcspn(line, "\n")] = '\0';
    if (bad)
        asn_fail_as((asn_failure)bad, err, "%s", line);
    return bad;
}

/* Of several ranks, those on one machine share its processors, and only the first one tells, asks and draws. */
static void share_out(const asn_call *c, asn_train_options *o)
{
    if (asn_ranks() == 1)
        return;
    o->threads = o->threads / asn_ranks_here() > 0 ? o->threads / asn_ranks_here() : 1;
    if (!task_says(c->g, ASN_SET_shards))
        o->settings.shards = asn_shards_for(asn_ranks_processors(asn_processors()));
    o->quiet         = asn_rank() > 0;
    o->bad_lines.say = asn_rank() > 0 ? NULL : o->bad_lines.say;
}

static bool train(const asn_call *c, asn_train_options *o, onlooker *watch, asn_error *err)
{
    asn_course *page = &watch->page;
    page->path   = asn_rank() > 0 ? NULL : page->path;
    page->model  = o->model;
    page->on     = o->dev ? "dev" : "train";
    o->context   = watch;
    o->evaluated = page->path ? show_course : NULL;
    return can_read(o->train, err) && can_read(o->dev, err) && can_read(o->old, err) && (!page->path || asn_course_begin(page, o->settings.epochs, err)) &&
           asn_train(c->g, o, err);
}

static int run(asn_call *c)
{
    const char       *hold = getenv("ASN_HOLD");
    asn_error         err;
    int               stopped = 0;
    asn_train_options o = {.threads    = asn_processors(),
                           .hold       = hold ? strtoll(hold, NULL, 10) : ASN_HOLD,
                           .checkpoint = -1,
                           .stopped    = &stopped,
                           .profile    = getenv("ASN_PROFILE"),
                           .products   = getenv("ASN_PRODUCTS"),
                           .bad_lines  = {.say = asn_say_bad_line, .context = (void *)(uintptr_t)c->g}};
    if (!asn_ranks_begin(&err))
        return asn_say_error(c->g, &err);
    asn_train_defaults(&o.settings, c->g);
    o.any_shards = !task_says(c->g, ASN_SET_shards);
    share_out(c, &o);
    onlooker watch = {.page = {.g = c->g}};
    int      bad   = read_quietly(c, &o, &watch.page, &err);
    bool     ok    = asn_ranks_agree(!bad, &err) && asn_ranks_agree(train(c, &o, &watch, &err), &err);
    int      code  = ok ? watch.code : bad ? bad : asn_rank() > 0 ? (int)err.kind : asn_say_error(c->g, &err);
    asn_ranks_end();
    return stopped ? 128 + stopped : code; /* as a shell counts */
}

const asn_command asn_command_train = {
    "train", "--train FILE [--dev FILE] --model M [options] [settings]", "Learns a model from examples.", options, true, NULL, run,
};
