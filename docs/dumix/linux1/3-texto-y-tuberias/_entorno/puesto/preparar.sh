# Un programa que lee CLUB, y las partidas de la semana.
sello=$(tr -dc 0-9 < /dev/urandom | head -c 5)
mkdir Programas
cat > Programas/premios <<X
#!/bin/bash
{
    echo "Hoja de premios $sello"
    echo "Club: \${CLUB:-(sin nombre)}"
} | tee ~/premios.txt
X
chmod 755 Programas/premios
juegos=(damas fontanero meteoros serpiente tanques)
pide() { for ((i = 0; i < $1; i++)); do echo "${juegos[RANDOM % 5]};$2;$((RANDOM % 900 + 100))"; done; }
{ pide 21 Elena; pide 17 Gabriel; pide 12 Aurora; pide 6 Bruno; pide 3 Celia; } | shuf > partidas.txt
cut -d ';' -f 2 partidas.txt | sort | uniq -c | sort -nr > /usr/local/share/activos.txt
chown -R alumno: Programas partidas.txt
