# Un servicio que ya está en marcha y repite una canción.
printf '#!/bin/sh\nexit 0\n' > /usr/sbin/policy-rc.d
chmod 755 /usr/sbin/policy-rc.d
cat > /usr/local/sbin/altavoz <<'FIN'
#!/bin/bash
trap 'kill $!; exit' TERM
while :; do sleep 3600 & wait; done
FIN
cat > /etc/init.d/altavoz <<'FIN'
#!/bin/sh
### BEGIN INIT INFO
# Provides:          altavoz
# Required-Start:    $local_fs
# Required-Stop:     $local_fs
# Default-Start:     2 3 4 5
# Default-Stop:      0 1 6
### END INIT INFO
. /lib/lsb/init-functions
N=altavoz D=/usr/local/sbin/altavoz P=/run/altavoz.pid
case $1 in
start)
    log_daemon_msg Arrancando $N
    pidofproc -p $P $D > /dev/null ||
        start-stop-daemon -S -q -b -m -p $P -c games -x $D
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
chmod 755 /usr/local/sbin/altavoz /etc/init.d/altavoz
service altavoz start > /dev/null
