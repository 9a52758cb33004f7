tmux capture-pane -t caja -S -2000 -p > todo.txt
grep código todo.txt | cut -d ' ' -f 7 > codigo.txt
