# What a user of a generated program types: trees in, text out; files, pipes, bad lines, odd files.
. tests/cli/lib
G=$BUILD/geo

expect 0 'a tree as a word' "$G" print "Count(variable='\$0', body=Apply(predicate='city:t', arguments=[Variable(variable='\$0')]))"
stdout_is '( count $0 ( city:t $0 ) )'
expect 0 'as a tree' "$G" print --format tree 'Variable("x")'
stdout_is "Variable(variable='x')"
expect 0 'as JSON' "$G" print --format=json 'Variable("x")'
python "assert json.load(open('$T/stdout')) == {'tree': \"Variable(variable='x')\", 'text': 'x'}"
expect 0 'trace' "$G" trace 'Apply("f", [])'
stdout_is "expr Apply
  pred 'f'
Apply.arguments stop"
expect 0 'help' "$G" --help
for command in train eval predict explain report info convert ship print trace; do
    stdout_has "geo $command "
done
for command in train eval predict explain report info convert ship print trace; do
    expect 0 "help of $command" "$G" $command --help
    stdout_has "  geo $command "
done
expect 0 'help of train' "$G" train --help
stdout_has '--skip-bad'
stdout_has '--hidden '
expect 0 'help of eval' "$G" eval --help
grep -q -- '--hidden' "$T/stdout" && bad 'the help of eval tells of the settings of train'
expect 2 'no words' "$G"
expect 2 'unknown command' "$G" prnt x
stderr_has "did you mean 'print'?"
expect 2 'a misspelt setting' "$G" train --hiden 3
stderr_has "train has no option '--hiden'; did you mean '--hidden'?"
expect 2 'a misspelt option' "$G" predict --modle=m x
stderr_has "did you mean '--model'?"
expect 2 'an option of another command' "$G" eval --hidden 3
stderr_has "eval has no option '--hidden'"
expect 2 'no value' "$G" eval --model
stderr_has '--model needs a value'
expect 2 'a value too many' "$G" eval --json=yes
stderr_has '--json takes no value'
expect 2 'two models' "$G" info --model a --model b
stderr_has 'info takes one --model'

# what is typed or read is not sent to the screen as it is
escape=$(printf '\033[31m\302\233')
expect 2 'escapes in a command' "$G" "x$escape"
expect 2 'escapes in an option' "$G" eval "--x$escape"
cat "$T/stderr" >"$T/all"
expect 3 'escapes in a name' "$G" eval --model "x$escape" file
cat "$T/stderr" >>"$T/all"
printf '{"input": {"a\\u001b[31m\\u009b": 1, "query": "x"}, "tree": "Variable(1)"}\n{"input": "x", "tree": "Vari\\u001b[1m"}\n' >"$T/escapes.jsonl"
expect 1 'escapes in data' "$G" train --train "$T/escapes.jsonl" --model "$T/m"
cat "$T/stderr" >>"$T/all"
expect 1 'escapes in a tree' "$G" print "$T/escapes.jsonl"
cat "$T/stderr" >>"$T/all"
echo '{"input": "x", "tree": "Variable(1)"}' >"$T/x$escape.jsonl"
for words in 'train --epochs 1 --hidden 4 --embed 4 --resume --train' info 'ship -o'; do
    # shellcheck disable=SC2086
    case $words in
    train*) set -- $words "$T/x$escape.jsonl" ;;
    ship*) set -- $words "$T/ship$escape" ;;
    *) set -- $words ;;
    esac
    expect 0 "escapes in what $1 says" env CC=no-such-cc "$G" "$@" --model "$T/m$escape"
    cat "$T/stdout" "$T/stderr" >>"$T/all"
done
stdout_has 'geo_parser.c; no program'
count=$((count + 1))
LC_ALL=C grep -q "$(printf '\033\\|\302\233')" "$T/all" && bad 'terminal escapes reach the screen'
expect 2 'unknown format' "$G" print --format xml x
expect 2 'two things' "$G" print a b
expect 3 'no such file' "$G" print nowhere.txt

# one line of output for each tree; a bad one gets an empty line, and an error that says where
cat >"$T/trees" <<'X'
Variable(variable='a')

Nothing(variable='b')
{"id": "7", "input": {"query": "x"}, "tree": "Entity(entity='c')"}
{"id": "8"}
{broken
And(arguments=[
  Variable('d'),
  Variable('e'),
])
Variable(variable=
X
expect 1 'a file with bad lines' "$G" print "$T/trees"
stdout_is 'a

c


( and d e )
'
stderr_has "$T/trees:3:1: unknown constructor 'Nothing'"
stderr_has "$T/trees:5: there is no string under \"tree\""
stderr_has "$T/trees:6: not a line of JSON"
stderr_has "$T/trees:12:1: expected a value, found the end"
expect 1 'as JSON' "$G" print --format json "$T/trees"
python "rows = [json.loads(l) for l in open('$T/stdout')]; assert [('error' in r) for r in rows] == [False, True, False, True, True, False, True], rows; assert rows[2]['id'] == '7'"
expect 0 'an empty file' "$G" print /dev/null
stdout_is_empty=$(wc -c <"$T/stdout")
[ "$stdout_is_empty" = 0 ] || bad 'nothing in, nothing out'
"$G" print <"$T/trees" >"$T/piped" 2>/dev/null
"$G" print "$T/trees" 2>/dev/null | cmp -s - "$T/piped" || bad 'standard input and file differ'

# deep, wide, odd
python3 -c "print('Not(' * 9999 + 'Variable(1)' + ')' * 9999)" >"$T/deep"
expect 1 'too deep by one' "$G" print "$T/deep"
stderr_has 'nested more than 10000 deep'
python3 -c "print('Not(' * 9998 + 'Variable(1)' + ')' * 9998)" >"$T/deep"
expect 0 'as deep as it may be' "$G" print "$T/deep"
expect 0 'its trace' "$G" trace "$T/deep"
python3 -c "print('Not(' * 3000000)" >"$T/deep"
expect 1 'deep beyond all' "$G" print "$T/deep"
python3 -c "print('And([' + 'Variable(1),' * 200000 + '])')" >"$T/wide"
expect 0 'wide' "$G" print "$T/wide"
head -c 100000 /dev/urandom >"$T/noise"
expect 1 'noise' "$G" print "$T/noise"
printf 'Variable(variable="\377")\n' >"$T/latin"
expect 1 'bad UTF-8' "$G" print "$T/latin"
stderr_has ':1:20: this is not valid UTF-8'
printf 'Variable(variable="a\000b")\n' >"$T/nul"
expect 0 'a NUL in a string' "$G" print --format tree "$T/nul"
stdout_is "Variable(variable='a\\x00b')"
done_testing
