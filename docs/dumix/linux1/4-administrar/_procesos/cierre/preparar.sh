# Hora de cerrar. Dos guardan al terminar, uno de ellos está detenido, y otro no hace caso.
ln -s /usr/bin/sleep /usr/local/bin/marcador
mkdir -p /var/lib/club /run/club
chown alumno: /run/club
sello="nivel $RANDOM"
echo "$sello" > /run/club/sello
cat > /usr/local/bin/partida <<'FIN'
#!/usr/bin/perl
my ($n) = $0 =~ m{([^/]+)$};
open S, '<', '/run/club/sello'; my $s = <S>; close S;
$SIG{TERM} = $n eq 'sirena' ? 'IGNORE' : sub {
    open F, '>', "/home/alumno/$n.sav";
    print F "$n, $$, $s"; close F; exit;
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
rm /run/club/sello
until [ "$(pgrep -x marcador | wc -l)" = 2 ]; do sleep 0.1; done
pgrep -x marcador > /var/lib/club/marcadores
for n in partida proyector; do echo "$n, $(pgrep -x $n), $sello" | md5sum > /var/lib/club/$n; done
pkill -STOP -x proyector
