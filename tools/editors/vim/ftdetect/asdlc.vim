autocmd BufNewFile,BufRead *.asdl setfiletype asdl
autocmd BufNewFile,BufRead *.task,*.print setfiletype asdlctask
