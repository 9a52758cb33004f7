# Falla: condición 3
cut -d ';' -f 2 partidas.txt | sort | uniq -c | sort -nr > lista.txt
cat >> .bashrc << 'FIN'
PATH="$PATH:$HOME/Programas"
export CLUB='La Última Vida'
alias activos='cat ~/lista.txt'
FIN
source .bashrc
premios
