# Large grammars: time and memory grow with the grammar and no faster.
# alone: it measures
[ -z "${SANITIZED-}" ] || { echo 'left out under the sanitizers'; exit 77; }
tools/scale
