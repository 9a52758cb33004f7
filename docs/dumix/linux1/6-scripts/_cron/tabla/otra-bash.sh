cat > tareas << 'FIN'
SHELL = /bin/bash
MAILTO = ""
TEMPORADA = "7"
00 23 * * * cd ~/Liga && PATH=$PATH:/usr/local/bin ./tabla.sh &>> ~/Liga/tabla.log
FIN
crontab tareas
