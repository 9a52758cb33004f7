# Falla: condición 1
su - visita
chmod 666 turno.txt
exit
