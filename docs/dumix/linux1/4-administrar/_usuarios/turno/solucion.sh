su - visita
chmod o+r turno.txt
exit
