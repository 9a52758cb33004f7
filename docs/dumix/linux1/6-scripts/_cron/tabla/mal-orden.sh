# Falla: condición 4
cat > tareas << 'FIN'
PATH=/usr/local/bin:/usr/bin:/bin
TEMPORADA=7
0 23 * * * cd Liga && ./tabla.sh 2>&1 >> tabla.log
FIN
crontab tareas
