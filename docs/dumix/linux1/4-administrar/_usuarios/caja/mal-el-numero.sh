# Falla: condición 1
# Falla: condición 2
getent group caja | cut -d ':' -f 4 | tr ',' '\n' > caja.txt
grep 1500 /etc/passwd | cut -d ':' -f 1 >> caja.txt
ls -l Partidas/copa.sav | cut -d ' ' -f 3 > uid.txt
ls -l Partidas | tr -s ' ' | cut -d ' ' -f 3,9 | grep '^[0-9]' | cut -d ' ' -f 2 > sueltas.txt
