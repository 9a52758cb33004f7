# Falla: condición 4
cat > tareas << 'FIN'
MAILTO=""
20 4 * * * tar -czf Copias/liga-$(date +\%F).tar.gz Liga
*/5 * * * * cd Liga && flock -n /tmp/sondea.lock ./sondea.sh
0 8 * * 1 Liga/revisa.sh > /dev/null
FIN
crontab tareas
