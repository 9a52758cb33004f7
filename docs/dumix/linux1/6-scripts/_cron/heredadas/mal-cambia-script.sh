# Falla: condición 1
# Falla: condición 5
cat > tareas << 'FIN'
20 4 * * * tar -czf Copias/liga-$(date +\%F).tar.gz Liga
*/10 * * * * cd Liga && flock -n /tmp/sondea.lock ./sondea.sh
0 8 * * 1 Liga/revisa.sh
FIN
crontab tareas
sed -i '/Todo en orden/d' Liga/revisa.sh
