#include "commands/starter.h"

#include "base/diag.h"
#include "base/files.h"
#include "passes/names.h"

#include <errno.h>
#include <string.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

static const char starter_grammar[] =
    "-- Orders for a small robot. The name before '=' is a type; its constructors follow, each with its fields.\n"
    "-- '?' marks a field with at most one child, '*' a field with any number of children. A type that is used but never\n"
    "-- defined (thing, count) is primitive: its values are learnt from the data.\n"
    "\n"
    "order = Go(direction towards, count? steps)\n"
    "      | Take(thing what)\n"
    "      | Drop(thing what, place? where)\n"
    "      | Do(order* orders)\n"
    "\n"
    "direction = North | South | East | West\n"
    "place = (preposition how, thing thing)\n"
    "preposition = On | Under | Beside\n";

static void put_task(out *o, const char *name)
{
    out_print(o, "-- How %s.asdl is used: its input, the values that are learnt from the data, and how trees are printed.\n", name);
    out_print(o, "grammar %s.asdl\n", name);
    out_put(o, "input sentence words lower\n"
               "closed thing count\n"
               "\n"
               "print Go     \"go {towards}{?steps: {steps}}\"\n"
               "print Take   \"take {what}\"\n"
               "print Drop   \"drop {what}{?where: {where}}\"\n"
               "print Do     \"{orders:; }\"\n"
               "print North  \"north\"\n"
               "print South  \"south\"\n"
               "print East   \"east\"\n"
               "print West   \"west\"\n"
               "print place  \"{how} {thing}\"\n"
               "print On     \"on\"\n"
               "print Under  \"under\"\n"
               "print Beside \"beside\"\n");
}

static const char *const directions[][2] = {{"north", "North"}, {"south", "South"}, {"east", "East"}, {"west", "West"}};
static const char *const counts[][2]     = {{"two", "2"}, {"three", "3"}, {"four", "4"}, {"five", "5"}};
static const char *const things[]        = {"cup", "key", "book", "box", "lamp", "table"};
static const char *const places[][2]     = {{"on", "On"}, {"under", "Under"}, {"next to", "Beside"}};

/* A sentence and its tree; every tenth is for dev. */
static void put_example(out *train, out *dev, int *n, const char *sentence, const char *tree)
{
    out_print(*n % 10 == 7 ? dev : train, "{\"id\": \"%d\", \"input\": {\"sentence\": \"%s\"}, \"tree\": \"%s\"}\n", *n, sentence, tree);
    ++*n;
}

static void put_data(mem *m, out *train, out *dev)
{
    int n = 0;
    for (int d = 0; d < 4; d++) {
        const char *tree = mem_print(m, "Go(towards=%s())", directions[d][1]);
        put_example(train, dev, &n, mem_print(m, "go %s", directions[d][0]), tree);
        put_example(train, dev, &n, mem_print(m, "please walk to the %s", directions[d][0]), tree);
        for (int c = 0; c < 4; c++) {
            tree = mem_print(m, "Go(towards=%s(), steps=%s)", directions[d][1], counts[c][1]);
            put_example(train, dev, &n, mem_print(m, "go %s steps %s", counts[c][0], directions[d][0]), tree);
            put_example(train, dev, &n, mem_print(m, "walk %s for %s steps", directions[d][0], counts[c][0]), tree);
        }
    }
    for (int t = 0; t < 6; t++) {
        const char *take = mem_print(m, "Take(what='%s')", things[t]);
        put_example(train, dev, &n, mem_print(m, "take the %s", things[t]), take);
        put_example(train, dev, &n, mem_print(m, "pick up the %s please", things[t]), take);
        put_example(train, dev, &n, mem_print(m, "drop the %s", things[t]), mem_print(m, "Drop(what='%s')", things[t]));
        for (int p = 0; p < 3; p++) {
            const char *on   = things[(t + p + 1) % 6];
            const char *tree = mem_print(m, "Drop(what='%s', where=place(how=%s(), thing='%s'))", things[t], places[p][1], on);
            put_example(train, dev, &n, mem_print(m, "put the %s %s the %s", things[t], places[p][0], on), tree);
            put_example(train, dev, &n, mem_print(m, "drop the %s %s the %s", things[t], places[p][0], on), tree);
        }
        for (int d = 0; d < 4; d++)
            put_example(train, dev, &n, mem_print(m, "take the %s and go %s", things[t], directions[d][0]),
                        mem_print(m, "Do(orders=[%s, Go(towards=%s())])", take, directions[d][1]));
    }
}

int starter_make(mem *m, const char *name)
{
    const char *slash = strrchr(name, '/'), *base = slash ? slash + 1 : name;
    if (!*base || strcmp(names_identifier(m, base), base) != 0 || base[0] == '_' || strncmp(base, "asn", 3) == 0) {
        diag_say("'%s' cannot name a grammar: use letters, digits and _, with a letter first, and do not begin with asn", base);
        return 2;
    }
    struct stat st;
    if (stat(name, &st) == 0) {
        diag_say("%s already exists", name);
        return 1;
    }
    const char *made = mem_print(m, "%s.asn-%ld-0.tmp", name, (long)getpid()); /* the folder appears with all of its files */
    if (!files_make_folder(made)) {
        diag_say("cannot make the folder %s: %s", name, strerror(errno));
        return 3;
    }
    file files[4] = {{mem_print(m, "%s/%s.asdl", made, base), {0}},
                     {mem_print(m, "%s/%s.task", made, base), {0}},
                     {mem_print(m, "%s/train.jsonl", made), {0}},
                     {mem_print(m, "%s/dev.jsonl", made), {0}}};
    out_put(&files[0].text, starter_grammar);
    put_task(&files[1].text, base);
    put_data(m, &files[2].text, &files[3].text);
    bool saved = files_save(files, 4);
    if (!saved || rename(made, name) != 0) {
        if (saved)
            diag_say("cannot make the folder %s: %s", name, strerror(errno));
        for (int i = 0; i < 4; i++)
            unlink(files[i].path);
        rmdir(made);
        return 3;
    }
    name = source_printable(m, name); /* a folder above it may be called anything */
    printf("%s has a grammar (%s.asdl), a task that says how it is used (%s.task) and examples (train.jsonl, dev.jsonl).\n", name, base, base);
    const char *run = mem_print(m, "%s%s/%s", name[0] == '/' ? "" : "./", name, base);
    printf("Next:\n    asdlc check %s/%s.task\n    asdlc build %s/%s.task -o %s/%s\n", name, base, name, base, name, base);
    printf("    %s train --train %s/train.jsonl --dev %s/dev.jsonl --model %s/%s.safetensors\n", run, name, name, name, base);
    printf("    %s predict --model %s/%s.safetensors \"take the lamp and go west\"\n", run, name, base);
    return 0;
}
