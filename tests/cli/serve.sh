# serve: HTTP answers are predict's bytes, also for many clients at once; bad requests get their status; slow clients block nobody; signals end it cleanly.
# limit: 120
. tests/cli/lib
G=$BUILD/geo
# ---- the command line
expect 2 'no model' "$G" serve --port 0
stderr_has 'serve needs --model M'
expect 2 'no port' "$G" serve --model m
stderr_has 'serve needs --port P'
expect 2 'a bad port' "$G" serve --model m --port 65536
stderr_has "--port is a number from 0 to 65535, not '65536'"
expect 2 'a bad timeout' "$G" serve --model m --port 0 --timeout 0
expect 2 'a sentence' "$G" serve --model m --port 0 hello
stderr_has 'would be asked by HTTP'
expect 3 'no such model' "$G" serve --model "$T/none" --port 0
BUILD=$BUILD tests/ship/model "$T/m"
expect 3 'no such host' "$G" serve --model "$T/m" --port 0 --host no.such.host.invalid
stderr_has "cannot find the host 'no.such.host.invalid'"
expect 2 'precision of several' "$G" serve --model "$T/m" --model "$T/m" --port 0 --precision 90
expect 1 'a precision that nobody measured' "$G" serve --model "$T/m" --port 0 --precision 90
stderr_has "run 'geo calibrate"

# ---- without the library: the header is enough to build, and without that serve says so
expect 0 'compiles without the header' "${CC:-cc}" -std=c11 -Wall -Wextra -Werror -D_POSIX_C_SOURCE=200809L -D_DEFAULT_SOURCE -D_DARWIN_C_SOURCE \
    -DASN_NO_HTTP -Iruntime -c runtime/serving/http.c -o "$T/http.o"
expect 0 'a program without it' "${CC:-cc}" -DASN_MAIN -Iruntime generated/geo/geo.c "$T/http.o" "$BUILD/obj/text/geo.o" "$BUILD/libasn.a" ${CFLAGS-} -ljansson -lm -lpthread -ldl -o "$T/plain"
expect 3 'serve says so' "$T/plain" serve --model "$T/m" --port 0
stderr_has 'built without libmicrohttpd'
mkdir "$T/lib" && echo 'int nothing;' | "${CC:-cc}" -shared -fPIC -x c - -o "$T/lib/libmicrohttpd.so.12" 2>/dev/null
if [ -z "${SANITIZED-}" ] && [ "$(uname -s)" = Linux ] && [ -e "$T/lib/libmicrohttpd.so.12" ]; then
    expect 3 'another library of that name' env LD_LIBRARY_PATH="$T/lib" "$G" serve --model "$T/m" --port 0
    stderr_has 'libmicrohttpd'
fi
"$G" serve --model "$T/m" --port 0 >"$T/address" 2>"$T/said" &
pid=$!
for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do [ -s "$T/address" ] || [ -s "$T/said" ] || sleep 0.1; done
kill $pid 2>/dev/null
wait $pid
if grep -q 'libmicrohttpd' "$T/said"; then
    echo "skipped: what a server answers, as $(cat "$T/said")"
    done_testing
fi
# the shipped parser and programs are not linked with it
count=$((count + 1))
if command -v ldd >/dev/null; then ! ldd "$G" | grep -q microhttpd || bad 'programs are linked with libmicrohttpd'; fi

# ---- what it answers
cat >"$T/lines" <<'L'
which states border texas
How long is the Ohio?
{"id": "x7", "input": {"query": "how many cities named austin are there in the usa"}}
{"id": 5, "input": {"query": ["how", "long", "is", "the", "r0"]}}
what is the population of "boise"
does utah border iowa
asdf qwer zorblax
L
"$G" predict --model "$T/m" --format json "$T/lines" >"$T/wanted"
"$G" predict --model "$T/m" --format json --kbest 3 "$T/lines" >"$T/wanted3"
"$G" predict --model "$T/m" --model "$T/m" --format json --min-prob 0.5 "$T/lines" >"$T/wanted2"
printf 'zorblax\tr\tzorblax:r\n' >"$T/entities"
"$G" predict --model "$T/m" --format json --entities "$T/entities" "$T/lines" >"$T/wanted_names"
"$G" explain --model "$T/m" -o "$T/page.html" 'How long is the Ohio?'
count=$((count + 1))
BUILD=$BUILD SANITIZED=${SANITIZED-} python3 -B tests/serve/client.py "$G" "$T" || bad 'the client is not content'
done_testing
