# Falla: condición 1
grep 1204 /etc/passwd | cut -d ':' -f 1 > propietaria.txt
