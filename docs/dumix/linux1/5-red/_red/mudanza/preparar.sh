# El chat tiene el puerto del tablero, y un programa olvidado, el puerto al que irá el chat.
cat > /usr/local/sbin/tablero <<'FIN'
#!/usr/bin/perl
# Contesta con su nombre a quien llama a un puerto. Con -t solo mira si está libre.
my $isTest = $ARGV[0] eq '-t' && shift;
my ($address, $port) = @ARGV;
my ($name) = $0 =~ m{([^/]+)$};
sub tell_log {
    open(my $log, '>>', "/var/log/$name.log") or return;
    print $log "@_\n";
}
# Sin «use Socket», que tarda en cargarse: 2 es AF_INET y 1, SOCK_STREAM.
socket(my $door, 2, 1, 0) or die "$!\n";
setsockopt($door, 1, 2, 1);
if (!bind($door, pack('S n C4 x8', 2, $port, split(/\./, $address)))) {
    tell_log("ERROR puerto $port: $!");
    exit 1;
}
exit 0 if $isTest;
listen($door, 5);
tell_log("INFO escucha en el puerto $port");
while (accept(my $call, $door)) {
    syswrite($call, "$name\n");
    close $call;
}
FIN
chmod 755 /usr/local/sbin/tablero
cat > /etc/init.d/tablero <<'FIN'
#!/bin/sh
### BEGIN INIT INFO
# Provides:          tablero
# Required-Start:    $local_fs
# Required-Stop:     $local_fs
# Default-Start:     2 3 4 5
# Default-Stop:      0 1 6
### END INIT INFO
. /lib/lsb/init-functions
N=tablero P=/run/tablero.pid PUERTO=
D=/usr/local/sbin/$N
. /etc/default/$N
case $1 in
start)
    log_daemon_msg Arrancando $N
    pidofproc -p $P $D > /dev/null ||
        { start-stop-daemon -S -q -c games -x $D -- -t 0.0.0.0 "$PUERTO" &&
            start-stop-daemon -S -q -b -m -p $P -c games -x $D -- 0.0.0.0 "$PUERTO"; }
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
sed 's/tablero/chat/g' /etc/init.d/tablero > /etc/init.d/chat
chmod 755 /etc/init.d/tablero /etc/init.d/chat
for name in chat ensayo ensayos; do cp /usr/local/sbin/tablero "/usr/local/sbin/$name"; done
printf '# Dónde escucha.\nPUERTO=8080\n' > /etc/default/tablero
printf '# Dónde escucha.\nPUERTO=8080\nSALUDO=hola\n' > /etc/default/chat
echo 'INFO escucha en el puerto 8080' > /var/log/tablero.log
touch /var/log/chat.log
chown games: /var/log/tablero.log /var/log/chat.log
mkdir -p /var/lib/club
start-stop-daemon -S -b -q -c ana -x /usr/local/sbin/ensayo -- 0.0.0.0 8090
start-stop-daemon -S -b -q -m -p /var/lib/club/quieto -c ana -x /usr/local/sbin/ensayos -- 0.0.0.0 8091
service chat start > /dev/null
until (: < /dev/tcp/127.0.0.1/8080) 2> /dev/null; do :; done
service tablero start > /dev/null
true
