# Unas doscientas partidas. Ni los puntos ni las veces de cada socio empatan.
juegos=(damas fontanero meteoros serpiente tanques)
pide() { for ((i = 0; i < $1; i++)); do echo "$2"; done; }
{
    pide 58 Celia; pide 47 Elena; pide 39 Aurora
    pide 31 Gabriel; pide 18 Bruno; pide 7 Damián
} | shuf > /tmp/socios
shuf -i 60-9800 -n 200 > /tmp/puntos
while read -r socio <&3 && read -r puntos <&4; do
    echo "${juegos[RANDOM % 5]};$socio;$puntos"
done 3< /tmp/socios 4< /tmp/puntos > partidas.txt
rm /tmp/socios /tmp/puntos
mkdir -p /var/lib/club
cp partidas.txt /var/lib/club
chown alumno: partidas.txt
