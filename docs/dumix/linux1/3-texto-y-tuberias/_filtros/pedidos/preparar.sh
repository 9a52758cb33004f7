# Lo que piden los socios en una tarde. Ningún juego empata con otro.
pide() { for ((i = 0; i < $1; i++)); do echo "$2"; done; }
{ pide 12 meteoros; pide 9 tanques; pide 5 serpiente; pide 2 damas; } | shuf > pedidos.txt
mkdir -p /var/lib/club
cp pedidos.txt /var/lib/club
chown alumno: pedidos.txt
