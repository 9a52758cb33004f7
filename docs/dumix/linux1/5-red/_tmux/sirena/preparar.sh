# Una ventana con tres paneles. El de la sirena no se cierra si muere el programa.
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
cat > /usr/local/bin/sirena <<'FIN'
#!/usr/bin/perl
# Suena hasta que la cierran.
$| = 1;
for (my $n = 1; ; $n = $n % 12 + 1) { print "\rsirena ", 'U' x $n, ' ' x (12 - $n); sleep 1 }
FIN
chmod +x /usr/local/bin/sirena
como() {
    nice -n 20 setpriv --reuid alumno --regid alumno --init-groups \
        env -i HOME=/home/alumno USER=alumno LOGNAME=alumno SHELL=/bin/bash \
        LANG=es_ES.UTF-8 PATH=/usr/local/bin:/usr/bin:/bin "$@"
}
mkdir -p /var/lib/club
como tmux new -d -s sala 'marcador 9000'
como tmux split-window -h -t sala 'sirena 9000; exec bash'
como tmux split-window -t sala 'ruleta 9000'
como tmux select-pane -t sala:0.0
como tmux list-panes -s -t sala -F '#{pane_pid}' | sed 2d > /var/lib/club/sala
until [ "$(pgrep -x 'marcador|ruleta|sirena' | wc -l)" = 3 ]; do sleep 0.1; done
