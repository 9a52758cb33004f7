ssh -o StrictHostKeyChecking=accept-new ana@servidor
touch visita.txt
exit
