cd /usr/share/doc/tmux
grep License: copyright | head -n 1 > ~/licencia.txt
