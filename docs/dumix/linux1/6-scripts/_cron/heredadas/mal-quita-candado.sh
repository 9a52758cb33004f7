# Falla: condición 3
cat > tareas << 'FIN'
20 4 * * * tar -czf Copias/liga-$(date +\%F).tar.gz Liga
*/5 * * * * cd Liga; mkdir /tmp/candado 2> /dev/null && ./sondea.sh; rmdir /tmp/candado 2> /dev/null
0 8 * * 1 Liga/revisa.sh > /dev/null
FIN
crontab tareas
