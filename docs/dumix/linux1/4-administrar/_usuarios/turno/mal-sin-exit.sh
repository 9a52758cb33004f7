# Falla: condición 3
su visita
chmod o+r /home/visita/turno.txt
