head -n 40 /usr/share/doc/tmux/copyright
echo ISC > licencia.txt
