# Falla: condición 1
chmod o+r /home/visita/turno.txt
