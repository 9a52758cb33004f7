# Falla: condición 2
# Falla: condición 3
cat > tareas << 'FIN'
0 23 * * * cd Liga && ./tabla.sh >> tabla.log 2>&1
PATH=/usr/local/bin:/usr/bin:/bin
TEMPORADA=7
FIN
crontab tareas
