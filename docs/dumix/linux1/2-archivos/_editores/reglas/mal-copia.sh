# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
cp reglas.txt reglas-nuevas.txt
ex -s -c '5d' -c '%s/20:00/22:00/' -c '$a|Quien pierde invita.' -c x reglas-nuevas.txt
