# Falla: condición 3
echo 'PATH="$HOME/Programas:$PATH"' > .bashrc
echo "alias ls='ls --color=auto'" >> .bashrc
