# Falla: condición 2
cat > tareas << 'FIN'
20 4 * * * tar -czf $HOME/Copias/liga-$(date +\%F).tar.gz $HOME/Liga
*/5 * * * * cd Liga && flock -n /tmp/sondea.lock ./sondea.sh
0 8 * * 1 Liga/revisa.sh > /dev/null
FIN
crontab tareas
