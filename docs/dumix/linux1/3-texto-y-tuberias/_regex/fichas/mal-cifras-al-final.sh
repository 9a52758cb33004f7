# Falla: condición 1
# Falla: condición 2
grep -E '^[a-z]+[0-9]*;[0-9][0-9][0-9][0-9]$' socios.txt > bien.txt
grep -E -v '^[a-z]+[0-9]*;[0-9][0-9][0-9][0-9]$' socios.txt > mal.txt
