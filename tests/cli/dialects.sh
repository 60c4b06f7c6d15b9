# Python.asdl as this machine's interpreter states it, and as its other versions write it: all compile.
. tests/cli/lib
python3 - "$T" <<'X' || bad 'cannot make the grammar'
import ast, sys
names = 'mod stmt expr expr_context boolop operator unaryop cmpop comprehension excepthandler arguments arg keyword alias withitem match_case pattern type_ignore type_param'.split()
rules = []
for name in names:
    type = getattr(ast, name, None)
    if type is None or not type.__doc__:
        continue
    rule = type.__doc__
    if '=' not in rule.split('(')[0]:
        rule = rule.replace('(', ' = (', 1)
    if type._attributes:
        rule += '\n    attributes (' + ', '.join('int' + '?' * a.startswith('end') + ' ' + a for a in type._attributes) + ')'
    rules.append(rule)
open(sys.argv[1] + '/here.asdl', 'w').write('-- builtins: identifier, int, string, constant\n\nmodule Python\n{\n' + '\n\n'.join(rules) + '\n}\n')
X
expect 0 "this interpreter's grammar" "$A" compile "$T/here.asdl" -o "$T/here"
[ -s "$T/stderr" ] && bad "it compiles without a word" && cat "$T/stderr"
# 3.0 to 3.2 gave a version and had products with positions; 3.8 a slice type; 3.12 type parameters; 3.14 gaps in sequences
sed -e 's/module Python/module Python version "$Revision$"/' -e 's/expr slice, expr_context/slice slice, expr_context/' \
    -e '/^ *| Slice(/d' -e 's/^}/slice = Slice(expr? lower, expr? upper, expr? step) | ExtSlice(slice* dims) | Index(expr value)\n}/' \
    -e 's/type_ignore\* type_ignores/type_ignore *type_ignores/' grammars/python.asdl >"$T/v8.asdl"
expect 0 'older: version and slices' "$A" compile "$T/v8.asdl" -o "$T/v8"
sed -e 's/^ *| Pass/     | TypeAlias(expr name, type_param* type_params, expr value)\n     | Pass/' \
    -e 's/^}/type_param = TypeVar(identifier name, expr? bound, expr? default_value) | ParamSpec(identifier name) attributes (int lineno, int? end)\n}/' \
    -e 's/| JoinedStr(expr\* values)/| JoinedStr(expr* values) | TemplateStr(expr* values) | Interpolation(expr value, constant str, int conversion, expr? format_spec)/' \
    grammars/python.asdl >"$T/v14.asdl"
expect 0 'newer: type parameters, templates, gaps' "$A" compile "$T/v14.asdl" -o "$T/v14"
expect 0 'and it is C' ${CC:-cc} -std=c11 -Wall -Wextra -Wpedantic -Wconversion -Werror -Iruntime -fsyntax-only "$T/v14/v14.c"
# tree text of this interpreter is read and written again as it was, with its options too
if [ -x "$BUILD/python" ]; then
    for form in 'ast.dump(t)' 'ast.dump(t, annotate_fields=False)' 'ast.dump(t, include_attributes=True)' 'ast.dump(t, indent=2)'; do
        what=$form
        count=$((count + 1))
        python3 -c "
import ast, subprocess
t = ast.parse(open('tests/stdlib/check.py').read())
out = subprocess.run(['$BUILD/python', 'print', '--format', 'tree'], input=$form, text=True, stdout=subprocess.PIPE).stdout
import sys
want = ast.dump(t)
assert out.strip() == want or sys.version_info >= (3, 13), out[:300]" || bad "$form is not read"
    done
fi
done_testing
