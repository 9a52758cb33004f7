cat >> .bashrc << 'FIN'
alias premios=~/Programas/premios
alias activos="cut -d ';' -f 2 $HOME/partidas.txt | sort | uniq -c | sort -nr"
FIN
echo "export CLUB='La Última Vida'" >> ~/.bashrc
source ~/.bashrc
premios
