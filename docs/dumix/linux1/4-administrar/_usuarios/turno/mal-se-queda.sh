# Falla: condición 2
su - visita
chmod o+r turno.txt
