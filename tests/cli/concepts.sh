# The table of equations in runtime/CONCEPTS.md is true: every function that it names is defined in that file, every call of the seam is declared.
. tests/cli/lib
for place in $(grep -o '`[a-z]*/[a-z_]*\.c:[a-z_]*`' runtime/CONCEPTS.md | tr -d '`' | sort -u); do
    count=$((count + 1))
    grep -qE "(^|[ *])${place#*:}\(" "runtime/${place%%:*}" || bad "runtime/${place%%:*} has no ${place#*:}"
done
[ "$count" -ge 30 ] || bad "only $count places were found"
for call in $(grep -o '| `asn_[a-z_]*` |' runtime/CONCEPTS.md | tr -d '`| ' | sort -u); do
    count=$((count + 1))
    grep -q " $call(" runtime/asn.h || bad "asn.h has no $call"
done
done_testing
