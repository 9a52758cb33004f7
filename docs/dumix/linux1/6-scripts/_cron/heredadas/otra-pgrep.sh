cat > tareas << 'FIN'
SHELL=/bin/bash
20 04 * * * tar -czf $HOME/Copias/liga-$(date '+\%Y-\%m-\%d').tar.gz /home/alumno/Liga 2> /dev/null
0-55/5 * * * * pgrep -x sondea.sh > /dev/null || (cd ~/Liga && ./sondea.sh)
0 8 * * 1 Liga/revisa.sh &> /tmp/revision || cat /tmp/revision
FIN
crontab tareas
