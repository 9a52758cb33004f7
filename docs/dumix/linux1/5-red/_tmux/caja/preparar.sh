# Un programa que escribe mucho y no deja archivo. El código cambia cada vez.
mkdir -p /var/lib/club
codigo=$((RANDOM % 9000 + 1000))
cat > /usr/local/bin/caja <<'FIN'
#!/usr/bin/perl
# Escribe lo que entró en la caja y espera.
open E, '<', '/run/caja'; my $c = <E>; close E;
for my $n (1 .. 300) {
    print "El código de la caja es $c" if $n == 9;
    printf "venta %03d: %d monedas\n", $n, 7 + $n * 13 % 90;
}
open L, '>', '/tmp/caja'; close L;
sleep 60 while 1;
FIN
chmod +x /usr/local/bin/caja
echo $codigo > /run/caja
echo $codigo | md5sum > /var/lib/club/codigo
como() {
    nice -n 20 setpriv --reuid alumno --regid alumno --init-groups \
        env -i HOME=/home/alumno USER=alumno LOGNAME=alumno SHELL=/bin/bash \
        LANG=es_ES.UTF-8 PATH=/usr/local/bin:/usr/bin:/bin "$@"
}
como tmux new -d -s caja caja
until [ -e /tmp/caja ]; do sleep 0.1; done
rm /run/caja /tmp/caja
