# Falla: condición 1
# Falla: condición 2
sed -i 's/ $//; s/;$//' socios.txt
grep -E '^[a-z][a-z0-9]*;[0-9]{4}$' socios.txt > bien.txt
grep -v -E '^[a-z][a-z0-9]*;[0-9]{4}$' socios.txt > mal.txt
