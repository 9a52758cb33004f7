cat > tareas << 'FIN'
PATH=/usr/local/bin:/usr/bin:/bin
TEMPORADA=7
0 23 * * * cd Liga && ./tabla.sh >> tabla.log 2>&1
FIN
crontab tareas
