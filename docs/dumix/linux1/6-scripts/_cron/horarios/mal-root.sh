# Falla: condición 2
# Falla: condición 3
# Falla: condición 4
cat > tareas << 'FIN'
30 16 * * 1-5 Sala/abre.sh
*/10 17-21 * * * Sala/recoge.sh
5 9 1,15 * * Sala/riega.sh
FIN
sudo crontab tareas
