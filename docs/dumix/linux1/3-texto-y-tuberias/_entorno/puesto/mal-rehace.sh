# Falla: condición 4
cat > .bashrc << 'FIN'
alias ls='ls --color=auto'
PATH="$PATH:$HOME/Programas"
export CLUB='La Última Vida'
alias activos='cut -d ";" -f 2 ~/partidas.txt | sort | uniq -c | sort -nr'
FIN
source .bashrc
premios
