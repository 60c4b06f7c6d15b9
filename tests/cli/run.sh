# tests/run itself: what it says of tests that pass, fail, are skipped, hang or leave out a part.
. tests/cli/lib
mkdir -p "$T/build/tests"
program() { # name: a test that is the shell script on standard input
    { echo '#!/bin/sh'; cat; } >"$T/build/tests/test_$1"
    chmod +x "$T/build/tests/test_$1"
}
run() { # exit code, what, settings...
    want_code=$1 name=$2
    shift 2
    expect "$want_code" "$name" env -u SANITIZED -u CHECKED -u SLOW BUILD="$T/build" ONLY=unit JOBS=2 "$@" tests/run
    count=$((count + 1))
    tail -n 1 "$T/stdout" >"$T/last"
}
last_is() { count=$((count + 1)); [ "$(cat "$T/last")" = "$1" ] || { bad "$what: the last line is not '$1'"; cat "$T/stdout"; }; }

echo 'echo 3 checks' | program a
run 0 'a test that passes'
last_is '1 passed, 0 failed, 0 skipped'
stdout_has 'unit test_a  3 checks'
printf 'echo "there is no moon"\nexit 77\n' | program b
printf 'echo "skipped: the part with the moon"\necho 2 checks\n' | program c
run 0 'skipped tests'
last_is '2 passed, 0 failed, 1 skipped'
stdout_has '  unit test_b: there is no moon'
stdout_has '  in unit test_c: the part with the moon'
printf 'echo "the moon is gone"\nexit 1\n' | program d
run 1 'a test that fails'
last_is '2 passed, 1 failed, 1 skipped'
stdout_has '      the moon is gone'
printf '(sleep 4; : >"%s/late") &\nsleep 300\n' "$T" | program e
run 1 'a test that hangs' LIMIT=2
last_is '2 passed, 2 failed, 1 skipped'
stdout_has 'unit test_e: it did not end within its limit of 2 s'
sleep 3
[ ! -e "$T/late" ] || bad 'what a test started outlives it'
sed -n 's/.* unit test_\([a-e]\).*/\1/p' "$T/stdout" | head -n 5 | tr -d '\n' >"$T/order"
[ "$(cat "$T/order")" = abcde ] || bad "the order is $(cat "$T/order")"
run 0 'a part' ONLY='test_a test_c'
last_is '2 passed, 0 failed, 0 skipped'
run 2 'no part' ONLY=moonlight
done_testing
