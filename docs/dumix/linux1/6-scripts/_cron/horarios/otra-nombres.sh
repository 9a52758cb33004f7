cat > tareas << 'FIN'
MAILTO=alumno
0 20 * * sun Sala/saluda.sh
30 16 * * mon-fri $HOME/Sala/abre.sh
0,10,20,30,40,50 17-21 * * * /home/alumno/Sala/recoge.sh
05 09 1,15 * * ~/Sala/riega.sh
FIN
crontab tareas
