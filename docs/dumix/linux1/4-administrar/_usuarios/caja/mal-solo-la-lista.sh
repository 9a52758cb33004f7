# Falla: condición 1
# Falla: condición 3
getent group caja | cut -d ':' -f 4 | tr ',' '\n' > caja.txt
ls -ln Partidas/copa.sav | cut -d ' ' -f 3 > uid.txt
ls -ln Partidas | tr -s ' ' | cut -d ' ' -f 3,9 | grep '^[0-9]' | cut -d ' ' -f 2 > sueltas.txt
