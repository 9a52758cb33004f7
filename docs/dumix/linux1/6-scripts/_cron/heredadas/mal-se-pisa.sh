# Falla: condición 3
# Falla: condición 4
cat > tareas << 'FIN'
20 4 * * * tar -czf Copias/liga-$(date +\%F).tar.gz Liga
*/5 * * * * cd Liga && ./sondea.sh
0 8 * * 1 Liga/revisa.sh > /dev/null 2>&1
FIN
crontab tareas
