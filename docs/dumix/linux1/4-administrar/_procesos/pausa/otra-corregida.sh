pkill -STOP -u alumno "marcador|ruleta"
ps -u alumno -o stat,comm
pkill -CONT marcador
