# Falla: condición 4
su - visita
chmod 777 .
chmod 644 turno.txt
exit
