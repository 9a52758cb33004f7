# Dos programas que escuchan: tablero, en todas las direcciones, y chat, solo en 127.0.0.1.
cat > /usr/local/sbin/tablero <<'FIN'
#!/usr/bin/perl
# tablero DIRECCIÓN PUERTO: contesta con una línea a quien llama a ese puerto.
my ($address, $port) = @ARGV;
my ($name) = $0 =~ m{([^/]+)$};
# Sin «use Socket», que tarda en cargarse: 2 es AF_INET y 1, SOCK_STREAM.
socket(my $door, 2, 1, 0) or die "$!\n";
setsockopt($door, 1, 2, 1);
bind($door, pack('S n C4 x8', 2, $port, split(/\./, $address))) or die "$!\n";
listen($door, 5);
while (accept(my $call, $door)) {
    syswrite($call, "$name\n");
    close $call;
}
FIN
chmod 755 /usr/local/sbin/tablero
cp /usr/local/sbin/tablero /usr/local/sbin/chat
start-stop-daemon -S -b -q -c games -x /usr/local/sbin/tablero -- 0.0.0.0 8080
start-stop-daemon -S -b -q -c games -x /usr/local/sbin/chat -- 127.0.0.1 7777
