# Falla: condición 3
echo 'PATH="$HOME/Programas"' >> .bashrc
