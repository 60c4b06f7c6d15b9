# Names on both sides of training pairs: a small task of our own, from a table of sentences and texts to a shipped program. Phrases of several kinds are
# decided by the tree in training and by the model in use; names that training never saw are added when the program runs.
. tests/cli/lib
mkdir "$T/trips"
cat >"$T/trips/trips.asdl" <<'X'
question = Mayor(place of) | Length(place of) | Depth(place of) | Between(place from, place to)
X
cat >"$T/trips/trips.task" <<'X'
grammar trips.asdl
input q words lower
entities trips.entities
copy place from q token
print Mayor   "mayor({of})"
print Length  "length({of})"
print Depth   "depth({of})"
print Between "way({from}, {to})"
X
python "
towns, rivers, lakes = 'Alder Birch Cedar Dorn Elm Fern'.split(), 'Ister Jago Kolva Luga'.split(), 'Mirror,North Bay,Oster'.split(',')
both = ['Sava', 'Tesla']  # towns on rivers of the same name
with open('$T/trips/trips.entities', 'w') as f:
    for kind, names in ('town', towns + both), ('river', rivers + both), ('lake', lakes):
        for n in names:
            f.write('%s\t%s\t%s:%s\n' % (n, kind, n.lower().replace(' ', '_'), kind[0]))
    f.write('called *\tname\n')
say = lambda n, kind: n.lower().replace(' ', '_') + ':' + kind
rows = []
for n in towns + both:
    rows += [('Who governs %s?' % n, 'mayor(%s)' % say(n, 't')), ('the mayor of %s' % n, 'mayor(%s)' % say(n, 't'))]
for n in rivers + both:
    rows += [('How long is %s?' % n, 'length(%s)' % say(n, 'r')), ('the length of %s please' % n, 'length(%s)' % say(n, 'r'))]
for n in lakes:
    rows += [('How deep is %s?' % n, 'depth(%s)' % say(n, 'l')), ('the depth of %s' % n, 'depth(%s)' % say(n, 'l'))]
for a, b in zip(towns + both, both + towns):
    rows += [('how do i get from %s to %s' % (a, b), 'way(%s, %s)' % (say(a, 't'), say(b, 't')))]
open('$T/train.tsv', 'w').write(''.join('%s\t%s\n' % r for r in rows))"
expect 0 'build' "$A" build "$T/trips/trips.task" -o "$T/trips/p"
P=$T/trips/p
expect 0 'train' "$P" train --train "$T/train.tsv" --dev "$T/train.tsv" --model "$T/m" --epochs 40 --hidden 20 --embed 20 --dropout 0 --batch 4 --rate 0.01 --quiet
expect 0 'eval' "$P" eval --model "$T/m" --json --predictions "$T/out" "$T/train.tsv"
python "s = json.load(open('$T/stdout')); assert s['em'] == s['bleu'] == 100, s
rows = [json.loads(l) for l in open('$T/out')]
assert all(r['right'] and r['tree'] == r['gold'] for r in rows) and any(\"of='sava:r'\" in r['tree'] for r in rows), rows"
python "s = open('$T/m', 'rb').read().lower(); assert b'town0' in s and b'alder' not in s and b'sava' not in s" # it has learnt kinds and numbers, no names

answers() { # sentence, answer, options
    sentence=$1 answer=$2
    shift 2
    expect 0 "$sentence" "$P" predict --model "$T/m" "$@" "$sentence"
    stdout_is "$answer"
}
answers 'Who governs Sava?' 'mayor(sava:t)'
answers 'How long is Sava?' 'length(sava:r)'
answers 'how do I get from Tesla to Alder' 'way(tesla:t, alder:t)'
answers 'how do I get from Sava to Tesla' 'way(sava:t, tesla:t)'
answers 'How deep is North Bay?' 'depth(north_bay:l)'
expect 0 'JSON shows the kind that was taken' "$P" predict --model "$T/m" --format json --decisions 'how long is tesla'
python "r = json.load(open('$T/stdout')); assert r['input'] == {'q': ['how', 'long', 'is', 'river0']} and r['entities'] == {'river0': 'tesla:r'}, r
assert r['decisions'][0]['chosen'] == 'Length' and len([d for d in r['decisions'] if d['kind'] == 'constructor']) == 1, r"
expect 0 'the most probable trees' "$P" predict --model "$T/m" --kbest 2 'how long is tesla'
stdout_has 'length(tesla:r)'
expect 0 'explain' "$P" explain --model "$T/m" 'how long is tesla'
stdout_has 'length(tesla:r)'
python "print(' '.join(['sava'] * 3000))" >"$T/long" # as many senses as there are atoms: a few are tried
expect 0 'a sentence full of names' "$P" predict --model "$T/m" "$T/long"

# names that nobody trained with
printf 'Quill\ttown\tquill:t\nQuill\triver\tquill:r\n\n-- a lake\n[Lake] Rhea\tlake\trhea:l\r\nQuill\ttown\tquill:t\n' >"$T/more"
printf 'New Sava\ttown\nAlder\ttown\tthe_other_alder:t\n' >"$T/others"
answers 'Who governs Quill?' 'mayor(quill:t)' --entities "$T/more"
answers 'How long is Quill?' 'length(quill:r)' --entities "$T/more"
answers 'How deep is Lake Rhea?' 'depth(rhea:l)' --entities "$T/more"
answers 'the mayor of new sava' 'mayor(new_sava)' --entities "$T/more" --entities "$T/others"
answers 'the mayor of alder' 'mayor(the_other_alder:t)' --entities="$T/others"
answers 'the mayor of alder' 'mayor(alder:t)' --entities "$T/more"
expect 0 'a line with * takes new names' "$P" predict --model "$T/m" --entities "$T/more" --format json 'called Rhea, called Quill'
python "r = json.load(open('$T/stdout')); assert r['entities'] == {'name0': 'rhea', 'name1': 'quill'}, r"
printf 'how deep is rhea\tdepth(rhea:l)\nwho governs quill\tmayor(quill:t)\nhow long is quill\tlength(quill:r)\nwho governs quill\tmayor(quill:r)\n' >"$T/new.tsv"
expect 0 'eval with new names' "$P" eval --model "$T/m" --json --kbest 2 --calibration --report "$T/page.html" --entities "$T/more" "$T/new.tsv"
python "s = json.load(open('$T/stdout')); assert s['em'] == s['em_l2l'] == 75 and s['count'] == 4 and s['kbest']['em'] == 75, s" # the last one is wrong: the model decides, not the gold tree
expect 0 'a wrong answer is shown with its names' "$P" eval --model "$T/m" --entities "$T/more" "$T/new.tsv"
stdout_has 'who governs quill:'
expect 0 'explain with new names' "$P" explain --model "$T/m" --entities "$T/more" 'how deep is rhea'
stdout_has 'rhea:l'

# what is wrong with such a file
refused() { # what, message
    expect 1 "$1" "$P" predict --model "$T/m" --entities "$T/bad" 'who governs alder'
    stderr_has "$T/bad:$2"
}
printf 'x\ttown\ny\tcastle\n' >"$T/bad"
refused 'a kind that is none' "2:3: the task has no kind 'castle': its kinds are town, river, lake, name"
printf '\ttown\n' >"$T/bad"
refused 'no phrase' '1:2: there is no phrase before the kind; expected: PHRASE <TAB> KIND'
printf 'a\033b\ttown\n' >"$T/bad"
refused 'a control character' '1:2: control characters are not allowed'
printf 'a\377b\ttown\n' >"$T/bad"
refused 'not UTF-8' '1:2: this is not valid UTF-8'
printf 'near *\tname\n' >"$T/bad"
refused 'a star' "1:1: '*' can stand only in the lexicon of the task itself"
python "open('$T/bad', 'w').writelines('place %d\ttown\n' % i for i in range(150000))"
refused 'too many' "49969:1: more than 200000 phrases"
expect 3 'no such file' "$P" predict --model "$T/m" --entities "$T/nowhere" x
stderr_has "cannot open $T/nowhere"
expect 1 'a task without names' "$BUILD/cron" predict --model models/cron.safetensors --entities "$T/more" x
stderr_has "has no 'entities' statement"

# the shipped program and its calls give the same
if CC=${CC:-cc} && command -v "${CC%% *}" >/dev/null; then
    expect 0 'ship' env CC="$CC" "$P" ship --model "$T/m" -o "$T/ship"
    S=$T/ship/trips_parser
    printf 'who governs sava\nhow long is sava?\nhow deep is lake rhea\nwho governs quill\nhow long is quill\nthe mayor of new sava\ncalled rhea\nthe mayor of alder\n' >"$T/lines"
    for options in '' "--entities $T/more" "--entities $T/more --entities $T/others" "--entities $T/more --kbest 3"; do
        expect 0 "predict $options" "$P" predict --model "$T/m" --format json $options "$T/lines"
        cp "$T/stdout" "$T/wanted"
        expect 0 "shipped $options" "$S" --format json $options "$T/lines"
        cmp "$T/stdout" "$T/wanted" || bad "predict and the shipped program differ with '$options'"
    done
    python "open('$T/many', 'w').writelines('place %d\ttown\n' % i for i in range(60000))" # more than the usual memory holds
    expect 0 'ship with names' env CC=no-such-compiler "$P" ship --model "$T/m" -o "$T/ship2" --entities "$T/more" --entities "$T/others"
    expect 0 'compile it' $CC -std=c11 -O0 -DTRIPS_PARSER_MAIN "$T/ship2/trips_parser.c" -lm -o "$T/ship2/trips_parser"
    expect 0 "predict" "$P" predict --model "$T/m" --format json --entities "$T/more" --entities "$T/others" "$T/lines"
    cp "$T/stdout" "$T/wanted"
    expect 0 'names that were shipped' "$T/ship2/trips_parser" --format json "$T/lines"
    cmp "$T/stdout" "$T/wanted" || bad 'shipped names give other answers than added ones'
    expect 0 'and one more' "$T/ship2/trips_parser" --entities "$T/many" 'who governs place 3'
    stdout_is 'mayor(place_3)'
    expect 0 'many names' "$S" --entities "$T/many" 'who governs place 59999'
    stdout_is 'mayor(place_59999)'
    expect 1 'a bad file' "$S" --entities "$T/bad" x
    printf 'x\tcastle\n' >"$T/bad"
    expect 1 'a kind that is none' "$S" --entities "$T/bad" x
    stderr_has "$T/bad:1:3: the task has no kind 'castle'"
    expect 3 'no such file for the shipped program' "$S" --entities "$T/nowhere" x
    expect 0 'compile its calls' $CC -std=c11 -O0 -I"$T/ship" tests/ship/names.c "$T/ship/trips_parser.c" -lm -o "$T/calls"
    expect 0 "its calls" "$T/calls"
fi
done_testing
