# Un grupo con dos cuentas en su lista y otra que lo tiene de principal.
set -- $(shuf -e aurora bruno celia damian elena gabriel)
linea() { echo "$1:x:$2:$3:Socios:/home/$1:/bin/bash" >> /etc/passwd; }
linea "$1" 1201 100
linea "$2" 1202 100
linea "$3" 1203 1500
linea "$4" 1500 100
linea "$5" 1205 100
linea "$6" 1206 100
echo "caja:x:1500:$1,$2" >> /etc/group
echo "cajas:x:1501:$5" >> /etc/group
mkdir Partidas
set -- "$@" $(shuf -e copa.sav duelo.sav final.sav liga.sav mapa.sav torre.sav)
for archivo in "${@:7}"; do echo "nivel $RANDOM" > "Partidas/$archivo"; done
chown -R alumno: Partidas
uid=$((RANDOM % 6 + 1))
chown "${!uid}" Partidas/copa.sav
mkdir -p /usr/local/share/club
printf '%s\n' "$1" "$2" "$3" | LC_ALL=C sort | md5sum > /usr/local/share/club/caja
id -u "${!uid}" | md5sum > /usr/local/share/club/uid
for archivo in "${@:7:3}"; do
    [ $archivo = copa.sav ] && continue
    chown 1$((RANDOM % 90 + 610)) "Partidas/$archivo"
    echo "$archivo"
done | LC_ALL=C sort | md5sum > /usr/local/share/club/sueltas
