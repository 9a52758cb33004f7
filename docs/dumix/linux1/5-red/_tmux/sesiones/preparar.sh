# Cuatro sesiones con el mismo programa. Cada una se distingue por lo que escribió.
cat > /usr/local/bin/partida <<'FIN'
#!/usr/bin/perl
# Un juego que cuenta lo que pasa y espera.
my ($mesa, $aviso, $lineas) = @ARGV;
$0 = 'partida';
open N, '>', "/proc/$$/comm"; print N 'partida'; close N;
$| = 1;
print "INFO mesa $mesa encendida\n";
print "$aviso\n" if $aviso;
print "INFO mesa $mesa, turno $_\n" for 1 .. $lineas;
open L, '>', "/tmp/mesa$mesa"; close L;
sleep 60 while 1;
FIN
chmod +x /usr/local/bin/partida
mkdir -p /var/lib/club
como() {
    nice -n 20 setpriv --reuid alumno --regid alumno --init-groups \
        env -i HOME=/home/alumno USER=alumno LOGNAME=alumno SHELL=/bin/bash \
        LANG=es_ES.UTF-8 PATH=/usr/local/bin:/usr/bin:/bin "$@"
}
como tmux new -d -s azul 'partida 1 "" 5'
como tmux new-window -t azul 'partida 2 "Torneo abierto" 8'
como tmux select-window -t azul:0
como tmux new -d -s gris 'partida 3 "AVISO la mesa 3 tarda en responder" 6'
como tmux split-window -t gris 'partida 4 "Torneo cerrado" 3'
como tmux new -d -s rojo 'partida 5 "ERROR la mesa 3 no responde" 150'
como tmux new-window -t rojo 'partida 6 "" 4'
como tmux new -d -s verde 'partida 7 "ERROR la mesa 8 no responde" 4'
for s in azul gris rojo verde; do
    como tmux list-panes -s -t $s -F '#{pane_pid}' > /var/lib/club/$s
done
for m in 1 2 3 4 5 6 7; do until [ -e /tmp/mesa$m ]; do sleep 0.1; done; done
rm /tmp/mesa?
