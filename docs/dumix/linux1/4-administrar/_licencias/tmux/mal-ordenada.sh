# Falla: condición 1
grep License: /usr/share/doc/tmux/copyright | sort | head -n 1 > licencia.txt
