# Large grammars: time and memory grow with the grammar and no faster.
[ -z "${SANITIZED-}" ] || { echo 'left out under the sanitizers'; exit 77; }
tools/scale
