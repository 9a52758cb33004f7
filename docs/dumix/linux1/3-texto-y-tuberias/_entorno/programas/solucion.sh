echo 'PATH="$HOME/Programas:$PATH"' >> .bashrc
source .bashrc
which ranking
