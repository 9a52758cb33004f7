# Dos relojes que solo esperan, y un juego abierto que guarda al cerrarse.
ln -s /usr/bin/sleep /usr/local/bin/marcador
ln -s /usr/bin/sleep /usr/local/bin/ruleta
cat > /usr/local/bin/partida <<'FIN'
#!/usr/bin/perl
$SIG{TERM} = sub { open F, '>', '/home/alumno/partida.sav'; print F "nivel 7\n"; exit };
sleep 60 while 1;
FIN
chmod +x /usr/local/bin/partida
setsid -f nice -n 20 setpriv --reuid alumno --regid alumno --init-groups partida < /dev/null &> /dev/null
