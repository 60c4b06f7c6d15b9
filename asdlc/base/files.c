#include "base/files.h"

#include "base/diag.h"
#include "ground/replace.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>

static bool same_as_file(const out *o, const char *path)
{
    struct stat is;
    FILE       *f = stat(path, &is) == 0 && S_ISREG(is.st_mode) ? fopen(path, "rb") : NULL; /* a pipe would wait for a writer */
    if (!f)
        return false;
    bool   same = true;
    size_t at   = 0;
    char   piece[1 << 14];
    for (size_t n; same && (n = fread(piece, 1, sizeof piece, f)) > 0; at += n)
        same = at + n <= o->length && memcmp(piece, o->text + at, n) == 0;
    same = same && at == o->length && !ferror(f);
    fclose(f);
    return same;
}

bool files_save(file *all, int n)
{
    enum { MOST = 16 };
    asn_replacement changed[MOST];
    asn_error       err;
    int             n_changed = 0;
    bool            ok        = true;
    for (int i = 0; i < n && i < MOST; i++) {
        const out *o = &all[i].text;
        if (ok && same_as_file(o, all[i].path))
            asn_replace_clean(all[i].path);
        else if (ok) {
            ok = asn_replace_open(&changed[n_changed], all[i].path, &err);
            n_changed += ok;
            if (ok && o->length && fwrite(o->text, 1, o->length, changed[n_changed - 1].file) != o->length)
                ok = asn_fail_system(&err, "cannot write %s", all[i].path);
        }
        out_free(&all[i].text);
    }
    if (ok)
        ok = asn_replace_commit(changed, n_changed, &err);
    else
        asn_replace_discard(changed, n_changed);
    if (!ok)
        diag_say("%s", err.text);
    return ok;
}

bool files_can_write(const char *path)
{
    asn_error err;
    bool      can = asn_replace_can(path, &err);
    if (!can)
        diag_say("%s", err.text);
    return can;
}

static bool copy_into(asn_replacement *to, FILE *from, asn_error *err)
{
    struct stat is;
    char        piece[1 << 16];
    for (size_t n; (n = fread(piece, 1, sizeof piece, from)) > 0;)
        if (fwrite(piece, 1, n, to->file) != n)
            return asn_fail_system(err, "cannot write %s", to->path);
    if (ferror(from) || fstat(fileno(from), &is) != 0 || fchmod(fileno(to->file), is.st_mode & 0777) != 0)
        return asn_fail_system(err, "cannot write %s", to->path);
    return true;
}

bool files_install(const char *from, const char *to)
{
    asn_replacement r;
    asn_error       err;
    FILE           *f  = fopen(from, "rb");
    bool            ok = f ? asn_replace_open(&r, to, &err) : asn_fail_system(&err, "cannot read %s", from);
    if (ok && !copy_into(&r, f, &err)) {
        asn_replace_discard(&r, 1);
        ok = false;
    }
    ok = ok && asn_replace_commit(&r, 1, &err);
    if (f)
        fclose(f);
    if (!ok)
        diag_say("%s", err.text);
    return ok;
}

bool files_flush_output(void)
{
    if (fflush(stdout) == 0 && !ferror(stdout))
        return true;
    diag_say("cannot write to standard output: %s", strerror(errno));
    clearerr(stdout);
    return false;
}

bool files_make_folder(const char *path)
{
    char   copy[4096];
    size_t n = strlen(path);
    if (n == 0 || n >= sizeof copy) {
        errno = n ? ENAMETOOLONG : ENOENT;
        return false;
    }
    memcpy(copy, path, n + 1);
    for (char *s = copy + 1; *s; s++)
        if (*s == '/') {
            *s = 0;
            if (mkdir(copy, 0777) != 0 && errno != EEXIST)
                return false;
            *s = '/';
        }
    if (mkdir(copy, 0777) != 0 && errno != EEXIST)
        return false;
    struct stat st;
    if (stat(copy, &st) == 0 && S_ISDIR(st.st_mode))
        return true;
    errno = ENOTDIR;
    return false;
}
