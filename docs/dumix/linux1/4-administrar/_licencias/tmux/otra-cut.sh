grep '^License:' /usr/share/doc/tmux/copyright | head -n 1 | cut -d ' ' -f 2 | tee licencia.txt
