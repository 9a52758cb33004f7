# Cuatro partidas abiertas. Cada una guarda su archivo cuando le piden que termine.
ln -s /usr/bin/sleep /usr/local/bin/marcador
mkdir -p /var/lib/club /run/club
chown alumno: /run/club
sello="nivel $RANDOM"
echo "$sello" > /run/club/sello
cat > /usr/local/bin/partida <<'FIN'
#!/usr/bin/perl
# Un juego: partida MESA
open S, '<', '/run/club/sello'; my $s = <S>; close S;
$SIG{TERM} = sub {
    open F, '>', "/home/alumno/$ARGV[0].sav";
    print F $s, "$$\n"; close F; exit;
};
open L, '>', "/run/club/$ARGV[0]"; close L;
sleep 60 while 1;
FIN
chmod +x /usr/local/bin/partida
for m in mesa1 mesa2 mesa3 mesa4; do
    setsid -f nice -n 20 setpriv --reuid alumno --regid alumno --init-groups partida $m < /dev/null &> /dev/null
done
until [ -e /run/club/mesa1 ] && [ -e /run/club/mesa2 ] && [ -e /run/club/mesa3 ] && [ -e /run/club/mesa4 ]; do sleep 0.1; done
rm /run/club/sello
pgrep -f '^[^ ]*perl [^ ]*partida mesa[124]$' > /var/lib/club/otras
{ echo "$sello"; pgrep -f '^[^ ]*perl [^ ]*partida mesa3$'; } | md5sum > /var/lib/club/mesa3
