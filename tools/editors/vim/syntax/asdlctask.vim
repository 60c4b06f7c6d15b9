" Syntax of tasks: statements, and templates in their strings.
if exists("b:current_syntax")
    finish
endif
syntax match   taskComment   "--.*$"
syntax match   taskComment   "#.*$"
syntax match   taskStatement "^\s*\(grammar\|include\|root\|input\|open\|closed\|copy\|from\|use\|expect\|roles\|unordered\|signature\|silent\|bind\|distinct\|limit\|minimum\|entities\|set\|levels\|parentheses\|indent\|blanks\|case\|default\|print\|say\|frame\|values\|weight\|unread\|pattern\)\>"
syntax keyword taskWord      as at in join fresh words chars symbol lower stem token span whole camel number
syntax match   taskNumber    "\<\d[0-9.]*\>"
syntax region  taskString    start=+"+ skip=+\\.+ end=+"+ oneline contains=taskField,taskEscape
syntax region  taskValue     start=+'+ skip=+\\.+ end=+'+ oneline
syntax region  taskField     start="{" end="}" contained contains=taskField,taskEscape
syntax match   taskEscape    "\\." contained
highlight default link taskComment   Comment
highlight default link taskStatement Statement
highlight default link taskWord      Keyword
highlight default link taskNumber    Number
highlight default link taskString    String
highlight default link taskValue     Constant
highlight default link taskField     Identifier
highlight default link taskEscape    Special
setlocal commentstring=--\ %s
let b:current_syntax = "asdlctask"
