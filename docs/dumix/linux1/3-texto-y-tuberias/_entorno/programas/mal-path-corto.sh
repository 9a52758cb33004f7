# Falla: condición 3
echo 'PATH="$HOME/Programas:/usr/bin:/bin"' >> .bashrc
source .bashrc
ranking
socios
