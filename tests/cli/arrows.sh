# Arrows between folders point one way, in runtime/ and in asdlc/: a file includes its own folder and earlier ones, in the
# Makefile's order.
. tests/cli/lib
place_of() { # folder order: its place in the order, 0 when it has none
    i=0
    for part in $2; do
        i=$((i + 1))
        [ "$part" = "$1" ] && echo $i && return
    done
    echo 0
}
# Compiler and runtime share the schema, the code that cuts sentences into words, the code of patterns, that which replaces files, what makes messages safe for a terminal, what differs
# between systems, and settings and shapes of models.
shared() { # header
    case $1 in
    asn.h | schema.h | text/text.h | text/lexicon.h | text/pattern.h | ground/error.h | ground/replace.h | ground/system.h | model/safetensors.h | model/settings.h) return 0 ;;
    *) return 1 ;;
    esac
}
arrows() { # top variable
    order=$(sed -n "s/^$2 *:= //p" Makefile)
    [ -n "$order" ] || bad "the Makefile has no $2"
    for folder in "$1"/*/; do
        part=$(basename "$folder")
        count=$((count + 1))
        own=$(place_of "$part" "$order")
        [ "$own" != 0 ] || bad "$1/$part is not in $2"
        for file in "$folder"*.[chy] "$folder"*.re; do
            [ -e "$file" ] || continue
            for header in $(sed -n 's/^#include "\([^"]*\)".*/\1/p' "$file"); do
                count=$((count + 1))
                case $header in
                asn.h | schema.h | *_parser.h) continue ;; # the doors, and what lemon writes
                */*) ;;
                *) bad "$file includes $header without its folder" && continue ;;
                esac
                [ -e "$1/$header" ] || shared "$header" || bad "$file includes $header, which is not in $1"
                [ ! -e "$1/$header" ] || [ "$(place_of "${header%%/*}" "$order")" -le "$own" ] ||
                    bad "$file includes $header: ${header%%/*} comes after $part"
            done
        done
    done
}
arrows runtime ASN_PARTS
arrows asdlc ASDLC_PARTS
done_testing
