# Falla: condición 1
su - visita
rm turno.txt
touch turno.txt
exit
