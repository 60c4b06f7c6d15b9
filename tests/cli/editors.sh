# Syntax files and completion know every statement, command and option, as the programs themselves list them.
. tests/cli/lib
E=tools/editors
for file in $E/vscode/package.json $E/vscode/language.json $E/vscode/syntaxes/*.json; do
    expect 0 "$file is JSON" python3 -c "import json, re, sys
def patterns(x):
    if isinstance(x, dict):
        for k, v in x.items():
            if k in ('match', 'begin', 'end'): re.compile(v)
            patterns(v)
    elif isinstance(x, list):
        for v in x: patterns(v)
patterns(json.load(open(sys.argv[1])))" "$file"
done
echo 'nothing' >"$T/words.task"
expect 1 'an unknown statement' "$A" check "$T/words.task"
statements=$(sed -n 's/.*the statements are: //p' "$T/stderr")
[ -n "$statements" ] || bad 'no list of statements'
for word in $statements; do
    count=$((count + 2))
    grep -q "[(|]$word[\\\\|)]" $E/vim/syntax/asdlctask.vim || bad "vim does not know $word"
    grep -q "[(|]$word[|)]" $E/vscode/syntaxes/task.tmLanguage.json || bad "VS Code does not know $word"
done
# what the completion offers behind some words
command -v bash >/dev/null || { echo 'skipped: there is no bash'; done_testing; }
offers() { # words..., the last one to be completed
    bash -c '. tools/editors/asdlc.bash; function=$1; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); "$function"; printf "%s\n" "${COMPREPLY[@]}"' bash "$@" | sort >"$T/offered"
}
offered() { for word in "$@"; do count=$((count + 1)); grep -qxF -e "$word" "$T/offered" || { bad "$word is not offered"; cat "$T/offered"; }; done; }
offers _asdlc asdlc ''
"$A" --help | sed -n 's/^  asdlc \([a-z]*\) .*/\1/p' | sort -u >"$T/commands"
[ -s "$T/commands" ] || bad 'no commands'
offered $(cat "$T/commands")
for command in $(cat "$T/commands"); do # an option that is offered is taken, and one that is taken is offered
    offers _asdlc asdlc "$command" -
    for option in -o --name --json --model --modules --from; do
        count=$((count + 1))
        case $option in --json | --modules) value= ;; *) value=x ;; esac
        case $command in compile | build) to="-o $T/out" ;; *) to= ;; esac # they want to know where first
        "$A" "$command" nothing.asdl thing $to $option $value 2>"$T/stderr" >/dev/null </dev/null
        "$A" "$command" nothing.asdl $to $option $value 2>>"$T/stderr" >/dev/null </dev/null
        if grep -q "does not take $option" "$T/stderr"; then
            grep -qxF -e $option "$T/offered" && bad "$command does not take $option"
        else
            grep -qxF -e $option "$T/offered" || bad "$command takes $option"
        fi
    done
done
offers _asdlc asdlc check grammars/cr
offered grammars/cron.asdl grammars/cron.task
offers _asdlc asdlc import tests/import/c
offered tests/import/calc.lark
offers _asn_program "$BUILD/cron" ''
offered train eval predict ship print
offers _asn_program "$BUILD/cron" train --
offered --train --dev --model --hidden
done_testing
