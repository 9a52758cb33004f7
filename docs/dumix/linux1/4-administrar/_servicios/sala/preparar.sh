# El marcador, en marcha con la sala norte. Cada arranque lleva un número de sesión.
printf '#!/bin/sh\nexit 0\n' > /usr/sbin/policy-rc.d
chmod 755 /usr/sbin/policy-rc.d
cat > /usr/local/sbin/marcador <<'FIN'
#!/bin/bash
# Muestra los récords de una sala hasta que lo detienen. Con -t solo se prueba.
di() { echo "$*" >> /var/log/marcador.log; }
if [ "$1" = -t ]; then
    if [ -z "$2" ]; then di ERROR falta SALA en /etc/default/marcador; exit 1; fi
    di "INFO arranca, sala $2, sesión $RANDOM"
    exit
fi
trap 'di INFO se detiene; kill $!; exit' TERM
while :; do sleep 3600 & wait; done
FIN
cat > /etc/init.d/marcador <<'FIN'
#!/bin/sh
### BEGIN INIT INFO
# Provides:          marcador
# Required-Start:    $local_fs
# Required-Stop:     $local_fs
# Default-Start:     2 3 4 5
# Default-Stop:      0 1 6
# Short-Description: Los récords de la pantalla del club
### END INIT INFO
. /lib/lsb/init-functions
N=marcador D=/usr/local/sbin/marcador P=/run/marcador.pid SALA=
. /etc/default/marcador
case $1 in
start)
    log_daemon_msg Arrancando $N
    pidofproc -p $P $D > /dev/null ||
        { start-stop-daemon -S -q -c games -x $D -- -t "$SALA" &&
            start-stop-daemon -S -q -b -m -p $P -c games -x $D -- "$SALA"; }
    log_end_msg $? ;;
stop)
    log_daemon_msg Deteniendo $N
    killproc -p $P $D; rm -f $P
    log_end_msg 0 ;;
restart) $0 stop; $0 start ;;
status) status_of_proc -p $P $D $N ;;
*) echo "Uso: service $N {start|stop|restart|status}"; exit 2 ;;
esac
FIN
chmod 755 /usr/local/sbin/marcador /etc/init.d/marcador
cat > /etc/default/marcador <<'FIN'
# Lo que muestra la pantalla: norte, sur o este.
SALA=norte
BRILLO=7
FIN
echo 'INFO arranca, sala sur, sesión 118' > /var/log/marcador.log
echo 'INFO se detiene' >> /var/log/marcador.log
chown games: /var/log/marcador.log
service marcador start > /dev/null
