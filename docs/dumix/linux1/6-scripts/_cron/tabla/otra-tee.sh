cat > tareas << 'FIN'
MAILTO=""
0 23 * * * TEMPORADA=7 bash -lc 'cd Liga; ./tabla.sh' 2>&1 | tee -a Liga/tabla.log
FIN
crontab tareas
