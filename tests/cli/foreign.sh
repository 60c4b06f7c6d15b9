# Grammars that one has: asdlc new --from, asdlc import.
. tests/cli/lib

# ---- new --from: a task that checks without a word, for every bundled grammar
for name in cron home lambda prolog python; do
    cp grammars/$name.asdl "$T/$name.asdl"
    expect 0 "a task for $name.asdl" "$A" new mine_$name --from "$T/$name.asdl"
    stdout_has "mine_$name.task has a template for each constructor of $name.asdl"
    expect 0 "$name: it is right" "$A" check --json "$T/mine_$name.task"
    stdout_is '[]'
done
expect 0 'its name is that of the grammar' "$A" new --from "$T/cron.asdl"
[ -s "$T/cron.task" ] || bad 'no cron.task'
expect 1 'a task is not overwritten' "$A" new --from "$T/cron.asdl"
stderr_has 'already exists'
expect 3 'a grammar that is not there' "$A" new --from "$T/none.asdl"
expect 2 'a name that is none' "$A" new 'a b' --from "$T/cron.asdl"
echo 'a = = B' >"$T/wrong.asdl"
expect 1 'a grammar that is wrong' "$A" new --from "$T/wrong.asdl"
stderr_has 'wrong.asdl:1:5: error'

done_testing
