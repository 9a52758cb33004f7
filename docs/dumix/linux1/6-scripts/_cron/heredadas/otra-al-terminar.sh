cat > copia.sh << 'FIN'
set -e
hoy=$(date +%F)
tar -czf "$HOME/Copias/.liga.tmp" -C "$HOME" Liga
mv "$HOME/Copias/.liga.tmp" "$HOME/Copias/liga-$hoy.tar.gz"
FIN
cat > tareas << 'FIN'
20 4 * * * bash copia.sh
*/5 * * * * flock -n Copias/.cerrojo sh -c 'cd Liga; exec ./sondea.sh'
0 8 * * 1 Liga/revisa.sh 2>&1 >/dev/null
FIN
crontab tareas
