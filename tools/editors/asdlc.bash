# Completion for bash: asdlc, and the programs it builds (complete -F _asn_program geo ./geo).

_asdlc_files() { # suffixes: files that end so, and folders
    local suffix
    COMPREPLY=($(compgen -d -- "$word"))
    for suffix in "$@"; do COMPREPLY+=($(compgen -f -X "!*.$suffix" -- "$word")); done
}

_asdlc() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}
    COMPREPLY=()
    if [ "$COMP_CWORD" = 1 ]; then
        COMPREPLY=($(compgen -W 'check compile build modules show graph new import --help --version' -- "$word"))
        return
    fi
    case $before in
    -o) _asdlc_files && return ;;
    --name | --without) return ;;
    --model) _asdlc_files safetensors && return ;;
    --from) _asdlc_files asdl && return ;;
    esac
    case $word in
    -*)
        case $command in
        check) COMPREPLY=($(compgen -W '--name --json --templates --without --help' -- "$word")) ;;
        compile) COMPREPLY=($(compgen -W '-o --name --json --without --help' -- "$word")) ;;
        build) COMPREPLY=($(compgen -W '-o --name --without --help' -- "$word")) ;;
        import) COMPREPLY=($(compgen -W '-o --name --help' -- "$word")) ;;
        modules | show) COMPREPLY=($(compgen -W '--name --json --model --without --help' -- "$word")) ;;
        graph) COMPREPLY=($(compgen -W '--name --json --modules --without --help' -- "$word")) ;;
        new) COMPREPLY=($(compgen -W '--from --help' -- "$word")) ;;
        esac
        ;;
    *)
        case $command in
        import) _asdlc_files lark ebnf bnf peg json txt ;;
        new) ;;
        *) _asdlc_files asdl task ;;
        esac
        ;;
    esac
}

# The program itself knows its commands and their options.
_asn_program() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} program=${COMP_WORDS[0]}
    COMPREPLY=()
    if [ "$COMP_CWORD" = 1 ]; then
        COMPREPLY=($(compgen -W "$("$program" --help 2>/dev/null | sed -n 's/^  [^ ]* \([a-z]*\)  .*/\1/p')" -- "$word"))
        return
    fi
    case $word in
    -*) COMPREPLY=($(compgen -W "$("$program" "${COMP_WORDS[1]}" --help 2>/dev/null | grep -o -e '--[a-z][a-z-]*' | sort -u)" -- "$word")) && return ;;
    esac
    case $before in
    --model | --teacher | --from) _asdlc_files safetensors ;;
    --train | --dev | --old | --like) _asdlc_files jsonl tsv csv ;;
    --format) COMPREPLY=($(compgen -W 'text tree json' -- "$word")) ;;
    --weights) COMPREPLY=($(compgen -W 'f32 f16 i8' -- "$word")) ;;
    *) _asdlc_files jsonl tsv csv safetensors ;;
    esac
}

complete -F _asdlc asdlc
