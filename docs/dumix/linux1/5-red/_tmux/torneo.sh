# Una sesión abierta con doce rondas, de las que caben las últimas.
cat > /usr/local/bin/marcador <<'FIN'
#!/usr/bin/perl
# Cuenta segundos y los va escribiendo: marcador SEGUNDOS
$0 = join q( ), $0 =~ m{([^/]+)$}, @ARGV;
open N, q(>), "/proc/$$/comm"; print N $0 =~ /^(\S+)/; close N;
$| = 1;
for (1 .. $ARGV[0]) { print "\r$_ s"; sleep 1 }
print "\n";
FIN
chmod +x /usr/local/bin/marcador
ln -s marcador /usr/local/bin/ruleta
cat > /usr/local/bin/torneo <<'FIN'
#!/usr/bin/perl
# Escribe lo que pasó en doce rondas y espera.
for my $r (1 .. 12) {
    print "Ronda $r, mesa $_, gana ", (qw(Rita Leo Ana))[($r + $_) % 3], "\n" for 1 .. 6;
}
open L, '>', '/tmp/torneo'; close L;
sleep 60 while 1;
FIN
chmod +x /usr/local/bin/torneo
como() {
    nice -n 20 setpriv --reuid alumno --regid alumno --init-groups \
        env -i HOME=/home/alumno USER=alumno LOGNAME=alumno SHELL=/bin/bash \
        LANG=es_ES.UTF-8 PATH=/usr/local/bin:/usr/bin:/bin "$@"
}
como tmux new -d -s torneo -n mesas torneo
until [ -e /tmp/torneo ]; do sleep 0.1; done
rm /tmp/torneo
