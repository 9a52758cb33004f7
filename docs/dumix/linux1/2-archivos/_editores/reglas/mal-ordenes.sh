# Falla: condición 3
ex -s -c '5d' -c '%s/20:00/22:00/' -c '$a|Quien pierde invita.' -c '4a|:wq' -c x reglas.txt
