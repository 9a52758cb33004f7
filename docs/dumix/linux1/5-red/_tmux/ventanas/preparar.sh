# La sesión `sala`, con el marcador en su única ventana.
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
como() {
    nice -n 20 setpriv --reuid alumno --regid alumno --init-groups \
        env -i HOME=/home/alumno USER=alumno LOGNAME=alumno SHELL=/bin/bash \
        LANG=es_ES.UTF-8 PATH=/usr/local/bin:/usr/bin:/bin "$@"
}
mkdir -p /var/lib/club
como tmux new -d -s sala 'marcador 9000'
como tmux list-panes -s -t sala -F '#{pane_pid}' > /var/lib/club/sala
