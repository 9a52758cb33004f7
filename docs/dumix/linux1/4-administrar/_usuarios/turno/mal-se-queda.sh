# Falla: condición 2
# Falla: condición 3
su - visita
chmod o+r turno.txt
