cat > tareas << 'FIN'
20 4 * * * tar -czf Copias/liga-$(date +\%F).tar.gz Liga >> Copias/registro 2>&1
*/5 * * * * cd Liga && flock -n sondea.sh ./sondea.sh
0 8 * * 1 Liga/revisa.sh 2>&1 > /dev/null | mail -E -s Liga alumno
FIN
crontab tareas
