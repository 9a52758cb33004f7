cat >> ~/.bashrc << FIN
alias fallos="grep FALLO ~/partidas.log | wc -l"
FIN
