# Una madrugada de intentos por ssh, y una máquina a la que le sobran cosas: un puerto,
# permisos, un secreto a la vista y una cuenta que ya no se usa.
cuentas=(root admin root pi root test ana root admin ubuntu pi root)
origenes=(203.0.113.77 203.0.113.77 198.51.100.9 203.0.113.77 192.0.2.140)
for ((i = 0; i < 186; i++)); do
    cuenta=${cuentas[i % 12]} desde=${origenes[i % 5]} puerto=$((40000 + i * 37))
    case $cuenta in
    root | ana) quien=$cuenta clase='authenticating user' ;;
    *) quien="invalid user $cuenta" clase='invalid user' ;;
    esac
    printf -v linea 'Nov 21 02:%02d:%02d practica sshd[%d]:' $((i * 19 / 60)) $((i * 19 % 60)) $((1100 + i * 2))
    echo "$linea Failed password for $quien from $desde port $puerto ssh2"
    echo "$linea Connection closed by $clase $cuenta $desde port $puerto [preauth]"
done > /var/log/auth.log
cat >> /var/log/auth.log <<'FIN'
Nov 21 08:05:12 practica sshd[1702]: Accepted publickey for ana from 192.168.1.23 port 50112 ssh2: ED25519 SHA256:4L4NJu0gFRmw4zSXKSuX6oV6zbqyiM8pEqVhVLeqFJ0
Nov 21 08:05:12 practica sshd[1702]: pam_unix(sshd:session): session opened for user ana(uid=1001) by (uid=0)
Nov 21 10:31:40 practica sshd[1760]: Accepted publickey for ana from 192.168.1.23 port 50388 ssh2: ED25519 SHA256:4L4NJu0gFRmw4zSXKSuX6oV6zbqyiM8pEqVhVLeqFJ0
Nov 21 10:31:40 practica sshd[1760]: pam_unix(sshd:session): session opened for user ana(uid=1001) by (uid=0)
FIN
service ssh start > /dev/null

# Lo que escucha.
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

# Permisos de más, y un secreto que se ve.
mkdir -p /srv/club/web
echo 'meteoros 6765' > /srv/club/tabla.txt
chmod 666 /srv/club/tabla.txt
printf '%s\n' 'BASE=ludoteca' 'CLAVE=mandarina7' > /srv/club/web/.env
cp /bin/true /usr/local/bin/marcas
chmod 4755 /usr/local/bin/marcas
touch -d '2026-11-03 18:05' /srv/club/tabla.txt /srv/club/web/.env /usr/local/bin/marcas
cat > /usr/local/bin/subir <<'FIN'
#!/usr/bin/perl
$0 = "subir @ARGV";
sleep 60 while 1;
FIN
chmod 755 /usr/local/bin/subir
setsid -f setpriv --reuid ana --regid ana --init-groups subir --clave mandarina7 fotos < /dev/null &> /dev/null

# Las cuentas y sus claves.
useradd -m -s /bin/bash prensa
usermod -p '$6$rounds=1000$practica$zQEoq64/H25y84UlGCnfg7W799CLBg0WO17CTZjwUnXFdEYvtnHKYmXjSzFLvjVoTQwMks.2XFxAbj2cmmb/t0' prensa
mkdir -m 700 .ssh /home/ana/.ssh /home/prensa/.ssh
ssh-keygen -q -t ed25519 -N '' -C alumno@practica -f .ssh/id_ed25519
cp .ssh/id_ed25519.pub /home/ana/.ssh/authorized_keys
echo 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIBlTABwgd/6LzZDnxan0JxaAzWxrFXGZHSBfrKEjgvZt prensa@redaccion' > /home/prensa/.ssh/authorized_keys
echo "servidor $(cut -d ' ' -f 1,2 /etc/ssh/ssh_host_ed25519_key.pub)" > .ssh/known_hosts

# Los guiones del club.
mkdir -p /srv/club/guiones
printf '%s\n' '#!/bin/bash' 'wc -l /srv/club/*.txt' > /srv/club/guiones/cuenta.sh
printf '%s\n' '#!/bin/bash' 'cp /srv/club/tabla.txt /var/backups' > /srv/club/guiones/guarda.sh
printf '%s\n' '#!/bin/bash' 'echo "Sala abierta"' > /srv/club/guiones/saluda.sh
chmod 755 /srv/club/guiones/*.sh
chown -R alumno: .ssh
chown -R ana: /home/ana/.ssh
chown -R prensa: /home/prensa/.ssh
