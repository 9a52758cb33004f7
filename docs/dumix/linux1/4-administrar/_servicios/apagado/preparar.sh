# El marcador no arranca. Su directorio es de root y en la configuración falta la sala.
printf '#!/bin/sh\nexit 0\n' > /usr/sbin/policy-rc.d
chmod 755 /usr/sbin/policy-rc.d
cat > /usr/local/sbin/marcador <<'FIN'
#!/bin/bash
# Muestra los récords de una sala hasta que lo detienen. Con -t solo se prueba.
di() {
    echo "$*" >> /var/log/marcador.log
    if [ "$1" = ERROR ]; then echo "$*" >> /var/lib/club/causas; fi
}
if [ "$1" = -t ]; then
    if [ ! -w /srv/marcador ]; then di ERROR no puedo escribir en /srv/marcador; exit 1; fi
    if [ -z "$2" ]; then di ERROR falta SALA en /etc/default/marcador; exit 1; fi
    di "INFO arranca, sala $2"
    exit
fi
echo "récords de la sala $1" > /srv/marcador/tabla.txt
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
#SALA=este
BRILLO=7
FIN
mkdir -p /srv/marcador /var/lib/club
cosas=('INFO récord nuevo' 'AVISO la mesa 3 no contesta' 'AVISO la mesa 30 no contesta'
    'INFO la mesa 3 contesta' 'AVISO la mesa 5 no contesta')
for ((i = 0; i < 120; i++)); do
    echo "${cosas[RANDOM % 5]}"
done > /var/log/marcador.log
grep -c 'mesa 3 no' /var/log/marcador.log | tr -d '\n' | md5sum > /var/lib/club/mesa3
echo 'ERROR la pantalla no tiene corriente' | tee -a /var/log/marcador.log > /var/lib/club/causas
chown games: /var/lib/club/causas
chown games:adm /var/log/marcador.log
chmod 640 /var/log/marcador.log
service marcador start > /dev/null
service marcador start > /dev/null
true
