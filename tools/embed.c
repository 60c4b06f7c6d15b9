/* embed: files as C strings, on standard output; asdlc/emit/embed.h says how.
 *   embed VARIABLE FILE... */
#include "../asdlc/emit/embed.h"

#include <errno.h>
#include <string.h>

int main(int argc, char **argv)
{
    const char *bad = NULL;
    if (argc < 3)
        return fputs("usage: embed VARIABLE FILE...\n", stderr), 2;
    bool ok = embed_files(stdout, argv[1], (const char *const *)(void *)(argv + 2), argc - 2, &bad);
    if (!ok)
        fprintf(stderr, "embed: cannot read %s: %s\n", bad, strerror(errno));
    return ok && fflush(stdout) == 0 ? 0 : 3;
}
