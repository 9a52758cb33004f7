# Falla: condición 1
alias cierre='echo Apaga la luz'
cierre
