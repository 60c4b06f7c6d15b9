#include "commands/import.h"

#include "base/files.h"
#include "import/imported.h"
#include "passes/names.h"

#include <errno.h>
#include <inttypes.h>
#include <string.h>
#include <sys/stat.h>

/* The first line of what was imported ends with the checksum of the rest, so that changes by hand are seen. */
static const char MARK[] = "-- asdlc import ";

static uint64_t checksum(const char *text, size_t n)
{
    uint64_t h = 1469598103934665603u; /* FNV-1a */
    for (size_t i = 0; i < n; i++)
        h = (h ^ (unsigned char)text[i]) * 1099511628211u;
    return h;
}

static void seal(out *o, const char *from)
{
    out all = {0};
    out_print(&all, "%s%s: %016" PRIx64 "\n", MARK, from, checksum(o->text, o->length));
    out_put(&all, o->text);
    out_free(o);
    *o = all;
}

typedef enum state { ABSENT, AS_IMPORTED, CHANGED } state;

static state state_of(mem *m, const char *path)
{
    const char *why;
    struct stat st;
    if (stat(path, &st) != 0)
        return ABSENT;
    const source *src = source_open(m, path, &why);
    const char   *end = src ? strchr(src->text, '\n') : NULL;
    if (!end || strncmp(src->text, MARK, strlen(MARK)) != 0 || end - src->text < 18)
        return CHANGED;
    const char *sum = mem_print(m, ": %016" PRIx64 "\n", checksum(end + 1, src->length - (size_t)(end + 1 - src->text)));
    return strncmp(end + 1 - strlen(sum), sum, strlen(sum)) == 0 ? AS_IMPORTED : CHANGED;
}

static const char *name_of(mem *m, const source *src, const char *name)
{
    const char *dot = strchr(src->name, '.');
    return name ? name : names_identifier(m, mem_text(m, src->name, dot && dot > src->name ? (size_t)(dot - src->name) : strlen(src->name)));
}

static bool is_json(const source *src)
{
    const char *s = src->text + strspn(src->text, " \t\r\n");
    return *s == '[' || *s == '{';
}

static int save(mem *m, const imported *g, const char *stem, const char *name, const char *from, const char **task)
{
    file files[3] = {{mem_print(m, "%s.asdl", stem), {0}}, {mem_print(m, "%s.print", stem), {0}}, {mem_print(m, "%s.task", stem), {0}}};
    for (int i = 0; i < 2; i++)
        if (state_of(m, files[i].path) == CHANGED) {
            diag_say("%s was changed by hand, so it is not overwritten", files[i].path);
            diag_say("to compare, import into another folder with -o DIR and look at the difference; to begin anew, remove it");
            return 1;
        }
    bool again = state_of(m, files[2].path) != ABSENT;
    imported_put_asdl(&files[0].text, g);
    imported_put_print(&files[1].text, g);
    imported_put_task(&files[2].text, g, name);
    seal(&files[0].text, from);
    seal(&files[1].text, from);
    *task = files[2].path;
    if (!files_save(files, again ? 2 : 3))
        return 3;
    if (again)
        out_free(&files[2].text);
    printf("%s, %s and %s%s\n", source_printable(m, files[0].path), source_printable(m, files[1].path), source_printable(m, files[2].path),
           again ? " (yours, left as it is)" : "");
    return files_flush_output() ? 0 : 3; /* what check says of them comes behind, on stderr */
}

int import_file(mem *m, diag *d, const char *path, const char *folder, const char *name, const char **task)
{
    const char   *why;
    const source *src = source_open(m, path, &why);
    if (!src) {
        diag_say("cannot read %s: %s", path, why);
        return 3;
    }
    name = name_of(m, src, name);
    if (strcmp(names_identifier(m, name), name) != 0) {
        diag_say("'%s' cannot name a grammar: use letters, digits and _, with a letter first", name);
        return 2;
    }
    const imported *g = is_json(src) ? import_nodes(m, d, src) : import_rules(m, d, src);
    if (diag_errors(d))
        return 1;
    if (folder && !files_make_folder(folder)) {
        diag_say("cannot make the folder %s: %s", folder, strerror(errno));
        return 3;
    }
    return save(m, g, folder ? mem_print(m, "%s/%s", folder, name) : name, name, src->name, task);
}
