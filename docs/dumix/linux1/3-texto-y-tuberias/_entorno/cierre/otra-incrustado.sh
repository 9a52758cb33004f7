cat >> .bashrc << FIN
alias cierre='echo Apaga la luz'
FIN
source .bashrc
cierre
