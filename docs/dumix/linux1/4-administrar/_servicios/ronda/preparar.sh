# Tres servicios del mismo molde. Dos están en marcha.
printf '#!/bin/sh\nexit 0\n' > /usr/sbin/policy-rc.d
chmod 755 /usr/sbin/policy-rc.d
for n in luces marcador altavoz; do
    cat > /usr/local/sbin/$n <<'FIN'
#!/bin/bash
trap 'kill $!; exit' TERM
while :; do (exec -a NOMBRE sleep 3600) & wait; done
FIN
    cat > /etc/init.d/$n <<'FIN'
#!/bin/sh
### BEGIN INIT INFO
# Provides:          NOMBRE
# Required-Start:    $local_fs
# Required-Stop:     $local_fs
# Default-Start:     2 3 4 5
# Default-Stop:      0 1 6
### END INIT INFO
. /lib/lsb/init-functions
N=NOMBRE D=/usr/local/sbin/NOMBRE P=/run/NOMBRE.pid
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
    sed -i "s/NOMBRE/$n/g" /etc/init.d/$n /usr/local/sbin/$n
    chmod 755 /usr/local/sbin/$n /etc/init.d/$n
done
service luces start > /dev/null
service altavoz start > /dev/null
niveles=(INFO ERROR AVISO INFO)
cosas=('la mesa 3 no contesta' 'récord nuevo' 'la pantalla parpadea' 'ERROR repetido de la mesa 5')
for ((i = 0; i < 90; i++)); do
    echo "${niveles[RANDOM % 4]} ${cosas[RANDOM % 4]}"
done > /var/log/marcador.log
