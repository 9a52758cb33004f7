getent group caja
getent group caja | cut -d ':' -f 4 | tr ',' '\n' > caja.txt
cut -d ':' -f 1,4 /etc/passwd | grep ':1500$' | cut -d ':' -f 1 >> caja.txt
ls -ln Partidas/copa.sav | cut -d ' ' -f 3 > uid.txt
ls -l Partidas | tr -s ' ' | cut -d ' ' -f 3,9 > propietarios.txt
grep '^[0-9]' propietarios.txt | cut -d ' ' -f 2 > sueltas.txt
