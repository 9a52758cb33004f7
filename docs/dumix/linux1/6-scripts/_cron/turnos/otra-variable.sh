cat > Liga/turnos.sh << 'FIN'
#!/bin/sh
set -eu
liga=$HOME/Liga
sort "$liga/socios.txt" -o "$liga/turnos.txt"
n=$(wc -l < "$liga/turnos.txt")
echo "Turnos repartidos: $n"
FIN
