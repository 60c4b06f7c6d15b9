# The manual pages: they are well formed, the task language's page has every statement, and its example does what it says.
. tests/cli/lib
page=asdlc/asdlc-task.5
for file in asdlc/asdlc.1 asdlc/asdlc-program.1 $page; do
    if command -v groff >/dev/null; then
        expect 0 "groff reads $file" groff -man -Tutf8 -ww "$file"
        [ ! -s "$T/stderr" ] || { bad "$file has mistakes"; cat "$T/stderr"; }
    fi
done
echo 'nothing' >"$T/words.task"
expect 1 'an unknown statement' "$A" check "$T/words.task"
statements=$(sed -n 's/.*the statements are: //p' "$T/stderr")
[ -n "$statements" ] || bad 'no list of statements'
for word in $statements; do
    count=$((count + 1))
    grep -q "^\.BI $word\|^.fB$word\( input\)\?.fP" $page || bad "$page does not describe $word"
done
printf 'a = A\n' >"$T/a.asdl"
printf 'grammar a.asdl\nset nothing_like_it 1\n' >"$T/words.task"
expect 1 'an unknown setting' "$A" check "$T/words.task"
for word in $(sed -n 's/.*the settings are: //p' "$T/stderr"); do
    count=$((count + 1))
    sed 's/\\-/-/g' $page | grep -q "[ \"]$word[ .\"]\|BR $word" || bad "$page does not name the setting $word"
done
for word in $("$BUILD/cron" --help | sed -n 's/^  cron \([a-z]*\) .*/\1/p'); do
    count=$((count + 1))
    grep -q "^.fB$word[ \\]" asdlc/asdlc-program.1 || bad "asdlc-program.1 does not describe $word"
done
for word in $("$A" --help | sed -n 's/^  asdlc \([a-z]*\) .*/\1/p'); do
    count=$((count + 1))
    grep -q "^\.B $word$" asdlc/asdlc.1 || bad "asdlc.1 does not describe $word"
done
for name in robot.asdl robot.task; do
    sed -n "/^.-.- begin $name/,/^.-.- end/p" $page | sed -e 1d -e '$d' -e 's/\\(dq/"/g' -e 's/\\-/-/g' -e 's/\\e/\\/g' >"$T/$name"
done
expect 0 'the example builds' "$A" build "$T/robot.task" -o "$T/robot"
[ ! -s "$T/stderr" ] || { bad 'the example has warnings'; cat "$T/stderr"; }
tree="Do([Take('lamp'), Go(West, 2)])" text="take 'lamp'; go west 2"
count=$((count + 2))
grep -qF ".I $tree" $page && grep -qF ".IR \"$text\"" $page || bad 'the page names another tree or text'
expect 0 'the example prints' "$T/robot" print "$tree"
stdout_is "$text"
done_testing
