cat > tareas << 'FIN'
0 8 * * 1 (cd Liga; ./revisa.sh >/dev/null)
*/5 * * * * cd Liga && flock -n /tmp/sondea.lock ./sondea.sh > /dev/null 2>&1 &
20 4 * * * cd Copias && tar -C .. -cvzf liga-$(date +\%F).tar.gz Liga > /dev/null
FIN
crontab tareas
