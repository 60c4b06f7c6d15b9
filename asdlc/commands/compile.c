#include "commands/compile.h"

#include "base/files.h"
#include "emit/emit.h"

#include <errno.h>
#include <string.h>

bool compile_files(grammar *g, const char *folder)
{
    file files[EMIT_FILES] = {{NULL, {0}}};
    if (!files_make_folder(folder)) {
        diag_say("cannot make the folder %s: %s", folder, strerror(errno));
        return false;
    }
    for (int i = 0; i < EMIT_FILES; i++) {
        files[i].path = mem_print(g->m, "%s/%s", folder, emit_file_name(g, i));
        emit_file(&files[i].text, g, i);
    }
    return files_save(files, EMIT_FILES);
}
