# Falla: condición 1
echo 'PATH="$PATH:$HOME/Programas"' >> .bashrc
