# Cuatro partidas abiertas. Cada una guarda su archivo cuando le piden que termine.
ln -s /usr/bin/sleep /usr/local/bin/marcador
mkdir -p /var/lib/club /run/club
chown alumno: /run/club
echo "nivel $RANDOM" > /var/lib/club/sello
cat > /usr/local/bin/partida <<'FIN'
#!/usr/bin/perl
# Un juego: partida MESA
$SIG{TERM} = sub {
    open S, '<', '/var/lib/club/sello'; open F, '>', "/home/alumno/$ARGV[0].sav";
    print F <S>, "$$\n"; close F; exit;
};
open L, '>', "/run/club/$ARGV[0]"; close L;
sleep 60 while 1;
FIN
chmod +x /usr/local/bin/partida
for m in mesa1 mesa2 mesa3 mesa4; do
    setsid -f nice -n 20 setpriv --reuid alumno --regid alumno --init-groups partida $m < /dev/null &> /dev/null
done
until [ -e /run/club/mesa1 ] && [ -e /run/club/mesa2 ] && [ -e /run/club/mesa3 ] && [ -e /run/club/mesa4 ]; do sleep 0.1; done
pgrep -f '^[^ ]*perl [^ ]*partida mesa[124]$' > /var/lib/club/otras
pgrep -f '^[^ ]*perl [^ ]*partida mesa3$' > /var/lib/club/mesa3
