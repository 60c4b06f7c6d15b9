# Cards of models: what they say is what the model, its log and its scores say.
. tests/cli/lib
"$A" new "$T/toy" >/dev/null && expect 0 'build a trainer' "$A" build "$T/toy/toy.task" -o "$T/toy/toy"
D=$T/toy
expect 0 'train' "$D/toy" train --train "$D/train.jsonl" --dev "$D/dev.jsonl" --model "$D/m.safetensors" --epochs 3 --hidden 24 --seed 7 --shards 2 --quiet
expect 0 'eval' "$D/toy" eval --model "$D/m.safetensors" --json "$D/dev.jsonl"
cp "$T/stdout" "$D/scores"
card() { # exit code, what, arguments
    code=$1 name=$2
    shift 2
    expect "$code" "$name" env BUILD="$D" tools/card "$@"
}

card 0 'a card' toy "$D/m.safetensors" "$D/scores" "$D/train.jsonl" "$D/dev.jsonl"
stdout_has '# m.safetensors'
stdout_has 'build/toy train --train train.jsonl --dev dev.jsonl --model m.safetensors --hidden 24 --epochs 3 --shards 2 --seed 7'
stdout_has "| seed | 7 | seed of everything random |"
stdout_has 'First errors: wrong constructor '
stdout_has '- input sentence: '
stdout_has "- Data: train.jsonl, $(($(wc -l <"$D/train.jsonl"))) examples; dev.jsonl, $(($(wc -l <"$D/dev.jsonl"))) examples"
stdout_has '- Time: about '
what='the figures'
python "
scores, card = json.load(open('$D/scores')), open('$T/stdout').read()
best = max((json.loads(l)['dev_exact'], json.loads(l)['epoch']) for l in open('$D/m.safetensors.log.jsonl'))
assert '- Passes: 3; this is pass %d, dev exact %.1f %%.' % (best[1], best[0]) in card, card
for row in '| exact match | %.1f |' % scores['em'], '| BLEU | %.1f |' % scores['bleu'], '| nodes: F1 | %.1f |' % scores['f1']:
    assert row in card, row
assert 'On dev.jsonl: %d examples' % scores['count'] in card"
sed 's/^{/{"fold": "2", "seconds": 5000, /' "$D/scores" >"$D/result"
card 0 'a result of tools/sweep' --note 'The first of five.' toy "$D/m.safetensors" "$D/result" "$D/train.jsonl"
stdout_has 'The first of five.'
stdout_has '## On fold 2: '
stdout_has '- Time: 83 min on one thread.'
rm "$D/m.safetensors.log.jsonl"
card 0 'no log' --on 'held-out sentences' toy "$D/m.safetensors" "$D/scores" "$D/train.jsonl"
stdout_has '## On held-out sentences: '

card 2 'nothing'
card 2 'an unknown option' --in x toy "$D/m.safetensors" "$D/scores" "$D/train.jsonl"
card 2 'no data' toy "$D/m.safetensors" "$D/scores"
card 3 'no model' toy "$D/nowhere" "$D/scores" "$D/train.jsonl"
card 3 'no program' chess "$D/m.safetensors" "$D/scores" "$D/train.jsonl"
card 1 'no scores' toy "$D/m.safetensors" "$D/train.jsonl" "$D/train.jsonl"
card 1 'not a model' toy "$D/train.jsonl" "$D/scores" "$D/train.jsonl"
done_testing
