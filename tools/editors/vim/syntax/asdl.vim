" Syntax of ASDL grammars.
if exists("b:current_syntax")
    finish
endif
syntax match   asdlComment     "--.*$"
syntax match   asdlComment     "#.*$"
syntax keyword asdlKeyword     module attributes version import imports alias primitive generate
syntax keyword asdlBuiltin     identifier int string constant
syntax match   asdlConstructor "\<\u\w*\>"
syntax match   asdlDefinition  "^\s*\zs\k\+\ze\s*=\([^=]\|$\)"
syntax match   asdlOperator    "[=|?*]"
syntax region  asdlString      start=+"+ end=+"+ oneline
highlight default link asdlComment     Comment
highlight default link asdlKeyword     Keyword
highlight default link asdlBuiltin     Type
highlight default link asdlConstructor Function
highlight default link asdlDefinition  Type
highlight default link asdlOperator    Operator
highlight default link asdlString      String
setlocal commentstring=--\ %s
let b:current_syntax = "asdl"
