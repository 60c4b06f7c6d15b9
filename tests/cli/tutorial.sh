# The README's tutorial, command by command, in an empty folder.
. tests/cli/lib
here=$PWD
case $BUILD in /*) ;; *) BUILD=$here/$BUILD ;; esac
mkdir "$T/tutorial" && cd "$T/tutorial" || exit 3
PATH=$BUILD:$PATH SOURCES=$here expect 0 'the tutorial' python3 "$here/tests/cli/tutorial.py" "$here/README.md"
cat "$T/stdout"
cd "$here" || exit 3
done_testing
