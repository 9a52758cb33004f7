cat > tareas << 'FIN'
# Domingos
00 20 * * 7 cd Sala && ./saluda.sh
# Lunes a jueves, y el viernes aparte
30 16 * * 1-4 cd Sala && ./abre.sh
30 16 * * 5 cd Sala && ./abre.sh >> abre.log 2>&1
*/10 17-19 * * * Sala/recoge.sh
0-59/10 20,21 * * * Sala/recoge.sh
5 9 1 * * bash Sala/riega.sh
5 9 15 1-12 * bash Sala/riega.sh
FIN
crontab tareas
