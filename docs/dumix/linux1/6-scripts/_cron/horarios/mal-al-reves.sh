# Falla: condición 2
# Falla: condición 4
crontab -l > tareas
cat >> tareas << 'FIN'
16 30 * * 1-5 Sala/abre.sh
30 16 * * 2-6 Sala/abre.sh
*/10 17-21 * * * Sala/recoge.sh
9 5 1,15 * * Sala/riega.sh
FIN
sed -i '/16 30/d' tareas
crontab tareas
