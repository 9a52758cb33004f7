# Falla: condición 3
ex -s -c '5d' -c '%s/20:00/22:00/' -c '$a|La sala cierra a las 22:00.' -c '$a|Quien pierde invita.' -c x reglas.txt
