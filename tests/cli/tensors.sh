# Tensors of a model have names of their own, however long the grammar's names are and whatever they are.
. tests/cli/lib
long=$(printf 'n%.0s' $(seq 240))
cat >"$T/names.asdl" <<END
top = Top(expr e, speller s, ${long}a x, ${long}b y)
expr = expr(word w) | other(word w)
speller = Some(word w) | No
${long}a = ${long}A(word w) | One
${long}b = ${long}B(word w) | Two
END
cat >"$T/names.task" <<END
grammar names.asdl
open word
END
expect 0 'build a trainer' "$A" build "$T/names.task" -o "$T/names"
for i in 1 2; do
    [ $i = 1 ] && x="expr('a')" s='No()' || x="other('b')" s="Some('c')"
    [ $i = 1 ] && p="${long}A('d')" q="Two()" || p='One()' q="${long}B('e')"
    echo "{\"input\": \"say $i\", \"tree\": \"Top($x, $s, $p, $q)\"}"
done >"$T/data.jsonl"
expect 0 'train' "$T/names" train --train "$T/data.jsonl" --model "$T/m" --epochs 60 --hidden 16 --dropout 0 --quiet
expect 0 'eval' "$T/names" eval --model "$T/m" "$T/data.jsonl" --json
stdout_has '"em": 100'
done_testing
