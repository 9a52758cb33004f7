getent group caja | cut -d ':' -f 4 | tr ',' '\n' > caja.txt
cut -d ':' -f 1,4 /etc/passwd | grep ':1500$' | cut -d ':' -f 1 >> caja.txt
printf "$(stat -c %u Partidas/copa.sav)" > uid.txt
find Partidas -type f -nouser | cut -d / -f 2 > sueltas.txt
