# El archivo de nombres del club, con líneas buenas y malas, y dos programas en el 9000.
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
cat >> /etc/hosts <<'FIN'

# Las máquinas del club
127.0.4.2	recepcion
tablero	127.0.4.3
127.0.4.400	camara
#127.0.4.5	impresora
127.0.9.6	sala-sur
127.0.4.6	sala-sur
FIN
for each in 127.0.4.3 127.0.4.40 127.0.9.6; do
    start-stop-daemon -S -b -q -c games -x /usr/local/sbin/tablero -- "$each" 9000
done
