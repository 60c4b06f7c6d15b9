# The Python package: trees, shipped parsers, programs; it is typed; pip installs it without a network.
# limit: 120
. tests/cli/lib
if [ -n "${SANITIZED-}" ]; then
    echo 'left out under the sanitizers'
    exit 77
fi
python3 -c 'import ctypes, unittest, sys; sys.exit(sys.version_info < (3, 8))' 2>/dev/null || { echo 'skipped: there is no python3 from 3.8 on, with ctypes'; exit 77; }
BUILD=$BUILD tests/ship/model "$T/m"
expect 0 'ship' env CC=none "$BUILD/geo" ship --model "$T/m" -o "$T/shipped"
case $BUILD in /*) ;; *) BUILD=$PWD/$BUILD A=$PWD/$A ;; esac
PYTHONPATH=$PWD/tools/python ASDLC=$A ASDLC_CACHE=$T/cache ASDLC_CFLAGS=-O0 CFLAGS=-O0 top=$PWD
export PYTHONPATH ASDLC ASDLC_CACHE ASDLC_CFLAGS CFLAGS
expect 0 'unittest' env BUILD="$BUILD" WORK="$T" python3 -B tests/python/test_asdlc.py
[ "$failures" = 0 ] || cat "$T/stderr"
# the README's lines do what it says
mkdir "$T/readme" && cd "$T/readme" || exit 3
"$A" new toy >/dev/null
expect 0 'the README' python3 -B -m doctest "$top/tools/python/README.md"
cd "$top" || exit 3
unset PYTHONPATH
if command -v mypy >/dev/null; then
    expect 0 'mypy --strict' mypy --strict --cache-dir "$T/mypy" tools/python/asdlc
else
    echo 'skipped: types are not checked, as there is no mypy'
fi
# pip in an environment of its own, as Debian wants it; the tree is as it was afterwards
if python3 -m venv --without-pip "$T/venv" 2>/dev/null && python3 -m pip --version >/dev/null 2>&1; then
    git status --porcelain --ignored tools/python >"$T/before" 2>/dev/null
    expect 0 'pip install tools/python' env PIP_DISABLE_PIP_VERSION_CHECK=1 python3 -m pip --python "$T/venv/bin/python" install --no-index --quiet tools/python
    git status --porcelain --ignored tools/python >"$T/after" 2>/dev/null
    cmp -s "$T/before" "$T/after" || { bad 'pip leaves something in the tree'; cat "$T/after"; }
    cd "$T" || exit 3
    expect 0 'import asdlc' venv/bin/python -c 'import asdlc, os; print(asdlc.__file__, os.path.exists(os.path.join(os.path.dirname(asdlc.__file__), "py.typed")))'
    stdout_has 'site-packages/asdlc/__init__.py True'
else
    echo 'skipped: pip install, as there is no venv or no pip'
fi
done_testing
