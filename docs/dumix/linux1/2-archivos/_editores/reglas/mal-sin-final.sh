# Falla: condición 3
ex -s -c '5d' -c '%s/20:00/22:00/' -c x reglas.txt
