# Falla: condición 3
ex -s -c '5m0' -c '4d' -c '%s/20:00/22:00/' -c '$a|Quien pierde invita.' -c x reglas.txt
