/* embed: files as C strings, on standard output.
 *   embed VARIABLE FILE...
 *   embed --main NAME FOLDER    the main program of a grammar, with the text of FOLDER/NAME.h and FOLDER/NAME.c */
#include "../asdlc/embed.h"

#include <errno.h>
#include <string.h>

int main(int argc, char **argv)
{
    const char *bad = NULL;
    bool        ok;
    if (argc == 4 && strcmp(argv[1], "--main") == 0) {
        char        h[4096], c[4096];
        const char *files[2] = {h, c};
        snprintf(h, sizeof h, "%s/%s.h", argv[3], argv[2]);
        snprintf(c, sizeof c, "%s/%s.c", argv[3], argv[2]);
        ok = embed_main(stdout, argv[2], files, &bad);
    } else if (argc > 2)
        ok = embed_files(stdout, argv[1], (const char *const *)(void *)(argv + 2), argc - 2, &bad);
    else
        return fputs("usage: embed VARIABLE FILE... | embed --main NAME FOLDER\n", stderr), 2;
    if (!ok)
        fprintf(stderr, "embed: cannot read %s: %s\n", bad, strerror(errno));
    return ok && fflush(stdout) == 0 ? 0 : 3;
}
