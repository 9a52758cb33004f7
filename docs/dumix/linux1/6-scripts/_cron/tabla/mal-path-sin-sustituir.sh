# Falla: condición 2
# Falla: condición 3
cat > tareas << 'FIN'
PATH=$PATH:/usr/local/bin
TEMPORADA=7
0 23 * * * cd Liga && ./tabla.sh >> tabla.log 2>&1
FIN
crontab tareas
