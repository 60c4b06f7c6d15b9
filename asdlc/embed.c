#include "embed.h"

#include <string.h>

enum { PIECE = 4000 }; /* bytes of a literal, at most; C11 promises 4095 */

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

static bool embed_file(FILE *to, const char *path)
{
    const char *slash = strrchr(path, '/');
    FILE       *f     = fopen(path, "rb");
    if (!f)
        return false;
    fprintf(to, "    \"%s\",\n", slash ? slash + 1 : path);
    int c, n = 0;
    while ((c = getc(f)) != EOF) {
        if (n == 0)
            fputs("    \"", to);
        put_char(to, c);
        if (++n == PIECE) {
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

bool embed_main(FILE *to, const char *name, const char *const files[2], const char **bad)
{
    fprintf(to, "/* The main program of %s, with the text of its own code, so that it can ship itself. */\n#include \"%s.h\"\n\n", name, name);
    if (!embed_files(to, "asn_own_text", files, 2, bad))
        return false;
    fprintf(to, "\nint main(int argc, char **argv)\n{\n    return asn_cli_with_text(argc, argv, &%s_grammar, asn_own_text);\n}\n", name);
    return true;
}
