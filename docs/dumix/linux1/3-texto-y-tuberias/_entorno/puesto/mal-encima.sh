# Falla: condición 4
cat > .bashrc << 'FIN'
PATH="$PATH:$HOME/Programas"
export CLUB='La Última Vida'
alias activos='cut -d ";" -f 2 ~/partidas.txt | sort | uniq -c | sort -nr'
FIN
source .bashrc
premios
