# Unas doscientas partidas. Ni los puntos ni las veces de cada socio empatan, y
# ordenadas como texto las mejores puntuaciones son otras.
juegos=(damas fontanero meteoros serpiente tanques)
pide() { for ((i = 0; i < $1; i++)); do echo "$2"; done; }
{
    pide 58 Celia; pide 47 Elena; pide 39 Aurora
    pide 31 Gabriel; pide 18 Bruno; pide 7 Damián
} | shuf > /tmp/socios
{ seq 85 99; seq 980 984; shuf -i 1000-9800 -n 180; } | shuf > /tmp/puntos
while read -r socio <&3 && read -r puntos <&4; do
    echo "${juegos[RANDOM % 5]};$socio;$puntos"
done 3< /tmp/socios 4< /tmp/puntos > partidas.txt
rm /tmp/socios /tmp/puntos
mkdir -p /var/lib/club
cp partidas.txt /var/lib/club
chown alumno: partidas.txt
