# Hora de cerrar. Dos guardan al terminar, uno de ellos está detenido, y otro no hace caso.
ln -s /usr/bin/sleep /usr/local/bin/marcador
mkdir -p /var/lib/club /run/club
chown alumno: /run/club
echo "nivel $RANDOM" > /var/lib/club/sello
cat > /usr/local/bin/partida <<'FIN'
#!/usr/bin/perl
my ($n) = $0 =~ m{([^/]+)$};
$SIG{TERM} = $n eq 'sirena' ? 'IGNORE' : sub {
    open S, '<', '/var/lib/club/sello'; open F, '>', "/home/alumno/$n.sav";
    print F "$n, $$, ", <S>; close F; exit;
};
open L, '>', "/run/club/$n"; close L;
sleep 60 while 1;
FIN
chmod +x /usr/local/bin/partida
ln -s partida /usr/local/bin/proyector
ln -s partida /usr/local/bin/sirena
como() { setsid -f nice -n 20 setpriv --reuid $1 --regid $1 --init-groups "${@:2}" < /dev/null &> /dev/null; }
como alumno partida
como alumno proyector
como alumno sirena
como ana marcador 9000
como alumno marcador 9000
until [ -e /run/club/partida ] && [ -e /run/club/proyector ] && [ -e /run/club/sirena ]; do sleep 0.1; done
until [ "$(pgrep -x marcador | wc -l)" = 2 ]; do sleep 0.1; done
pgrep -x marcador > /var/lib/club/marcadores
for n in partida proyector; do pgrep -x $n > /var/lib/club/$n; done
pkill -STOP -x proyector
