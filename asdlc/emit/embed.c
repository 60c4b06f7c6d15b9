#include "emit/embed.h"

#include <string.h>

/* Bytes of a string: C11 promises 4095. A piece ends with the first line end beyond MANY. */
enum { MANY = 3000, MOST = 4000 };

static void put_char(FILE *to, int c)
{
    switch (c) {
    case '\n': fputs("\\n", to); break;
    case '"': fputs("\\\"", to); break;
    case '\\': fputs("\\\\", to); break;
    case '?': fputs("\\?", to); break; /* no trigraphs */
    default: fprintf(to, c < ' ' || c > '~' ? "\\%03o" : "%c", c);
    }
}

/* Leaves a line behind that includes one of our own files: its text stands before this one. */
static bool skip_include(FILE *f)
{
    static const char wanted[] = "#include \"";
    char              word[sizeof wanted] = "";
    long              at = ftell(f);
    bool              is = fread(word, 1, sizeof wanted - 1, f) == sizeof wanted - 1 && strcmp(word, wanted) == 0;
    if (!is)
        fseek(f, at, SEEK_SET);
    for (int c = 0; is && c != '\n' && c != EOF;)
        c = getc(f);
    return is;
}

static int next_char(FILE *f, bool line_begins)
{
    while (line_begins && skip_include(f))
        continue;
    return getc(f);
}

static bool embed_file(FILE *to, const char *path)
{
    const char *slash = strrchr(path, '/');
    FILE       *f     = fopen(path, "rb");
    if (!f)
        return false;
    fprintf(to, "    \"%s\",\n", slash ? slash + 1 : path);
    int c, n = 0;
    for (bool begin = true; (c = next_char(f, begin)) != EOF; begin = c == '\n') {
        if (n == 0)
            fputs("    \"", to);
        put_char(to, c);
        if (++n == MOST || (n > MANY && c == '\n')) {
            fputs("\",\n", to);
            n = 0;
        } else if (c == '\n')
            fputs("\"\n    \"", to);
    }
    fputs(n ? "\",\n    0,\n" : "    0,\n", to);
    bool ok = !ferror(f);
    fclose(f);
    return ok;
}

bool embed_files(FILE *to, const char *variable, const char *const *files, int n, const char **bad)
{
    fprintf(to, "extern const char *const %s[];\nconst char *const %s[] = {\n", variable, variable);
    for (int i = 0; i < n; i++)
        if (!embed_file(to, *bad = files[i]))
            return false;
    fputs("    0};\n", to);
    return true;
}
