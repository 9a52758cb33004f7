# Falla: condición 1
# Falla: condición 2
sort socios.txt > ordenados.txt
mv ordenados.txt socios.txt
grep -E '^[a-z][a-z0-9]*;[0-9]{4}$' socios.txt > bien.txt
grep -v -E '^[a-z][a-z0-9]*;[0-9]{4}$' socios.txt > mal.txt
