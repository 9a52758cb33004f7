# Falla: condición 1
grep License: /usr/share/doc/tmux/copyright > licencia.txt
