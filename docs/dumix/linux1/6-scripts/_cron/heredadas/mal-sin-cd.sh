# Falla: condición 2
# Falla: condición 3
cat > tareas << 'FIN'
20 4 * * * tar -czf Copias/liga-$(date +\%d-\%m-\%Y).tar.gz Liga
*/5 * * * * flock -n /tmp/sondea.lock Liga/sondea.sh
0 8 * * 1 Liga/revisa.sh > /dev/null
FIN
crontab tareas
