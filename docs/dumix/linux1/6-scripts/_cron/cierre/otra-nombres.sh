cat > tareas << 'FIN'
# La sala
SHELL=/bin/bash
MAILTO=""
15 22 * * sat,Sun cd ~/Sala && ./cierra.sh
FIN
crontab tareas
