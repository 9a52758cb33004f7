# Falla: condición 1
printf '%s\n' cuenta.sh 'sala azul.sh' saluda.sh nuevo.sh > cambiados.txt
