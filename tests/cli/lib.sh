# lib.sh: for the scripts beside it, which run in the top folder: expect CODE WHAT COMMAND..., and looks at what it printed.
BUILD=${BUILD:-build}
A=$BUILD/asdlc
T=$(mktemp -d)
trap 'rm -rf "$T"' EXIT
: >"$T/file"
count=0 failures=0

bad() {
    failures=$((failures + 1))
    echo "failed: $*"
}
expect() { # exit code, what, command...
    want=$1 what=$2
    shift 2
    count=$((count + 1))
    "$@" >"$T/stdout" 2>"$T/stderr" </dev/null
    got=$?
    if [ "$got" != "$want" ]; then
        bad "$what: exit code $got, not $want"
        head -n 20 "$T/stdout" "$T/stderr"
    fi
}
stdout_has() { count=$((count + 1)); grep -qF -- "$1" "$T/stdout" || { bad "$what: no '$1' on stdout"; cat "$T/stdout"; }; }
stderr_has() { count=$((count + 1)); grep -qF -- "$1" "$T/stderr" || { bad "$what: no '$1' on stderr"; cat "$T/stderr"; }; }
stdout_is() { count=$((count + 1)); printf '%s\n' "$1" | cmp -s - "$T/stdout" || { bad "$what: stdout is not '$1'"; cat "$T/stdout"; }; }
python() { count=$((count + 1)); python3 -c "import json, sys
$1" || bad "$what: python says no"; }
done_testing() {
    echo "$count checks, $failures failed"
    [ "$failures" = 0 ]
    exit
}
