# El sitio del club, con el puerto ocupado, la configuración rota, el nombre viejo y permisos de menos.
mkdir -p pagina/torneo/fotos /var/lib/club
printf '%s\n' '<meta charset="utf-8">' '<h1>Club de videojuegos</h1>' \
    '<p><a href="reglas.html">Reglas</a> y <a href="torneo/">torneo</a></p>' > pagina/index.html
printf '%s\n' '<meta charset="utf-8">' '<h1>Reglas de la sala</h1>' '<p>Se turna quien pierde.</p>' > pagina/reglas.html
printf '%s\n' '<meta charset="utf-8">' '<p>Aquí no hay nada.</p>' > pagina/perdido.html
printf '%s\n' '<meta charset="utf-8">' '<h1>Torneo de noviembre</h1>' > pagina/torneo/index.html
echo 'cuartos: rita, leo, beto, ana' > pagina/torneo/cuadro.txt
echo 'la final, desde la tercera fila' > pagina/torneo/fotos/final.txt
find pagina -type f -exec touch -d '2026-11-14 20:00' {} +
cp -rp pagina /srv/club
mv pagina /var/lib/club/pagina
chmod -R u=rwX,go=rX /var/lib/club
groupadd web
usermod -aG web ana
chown -R ana:web /srv/club
chown root: /srv/club
chown root:web /srv/club/torneo
chmod 2750 /srv/club/torneo
chmod 2775 /srv/club/torneo/fotos
chmod 640 /srv/club/reglas.html
cat > /etc/nginx/sites-available/club <<'FIN'
server {
    listen 80;
    server_name club.test;
    root /srv/club
    index index.html;
    error_page 404 /perdida.html;
}
FIN
ln -s /etc/nginx/sites-available/club /etc/nginx/sites-enabled/club
echo '192.168.1.20 club.test' >> /etc/hosts
awk -F';' '{ for (k = 0; k < $1; k++) l[n++] = $0 } END { for (i = 0; i < n; i++) {
    split(l[(i * 7919) % n], f, ";"); t = 36000 + i * 97
    printf "%s - - [20/Nov/2026:%02d:%02d:%02d +0000] \"%s HTTP/1.1\" %s %s \"%s\" \"%s\"\n",
        f[2], int(t / 3600), int(t / 60) % 60, t % 60, f[3], f[4], f[5], f[6], f[7] } }' > /var/log/nginx/access.log.1 <<'FIN'
90;192.0.2.44;GET /;200;123;-;Mozilla/5.0 (X11)
32;192.0.2.61;GET /torneo/;200;52;http://club.test/;Mozilla/5.0 (Android)
40;192.0.2.61;GET /torneo/cuadro.txt;200;30;http://club.test/torneo/;Mozilla/5.0 (Android)
23;192.0.2.90;GET /torneo/cuadro.txt;200;30;http://club.test/torneo/;Mozilla/5.0 (Windows)
35;192.0.2.90;GET /reglas.html;200;404;http://club.test/;Mozilla/5.0 (Windows)
31;192.0.2.90;GET /torneo;301;169;-;Mozilla/5.0 (Windows)
28;192.0.2.90;GET /torneo;301;169;-;Mozilla/5.0 (Android)
20;192.0.2.44;GET /perdido.html;200;85;-;Mozilla/5.0 (X11)
55;203.0.113.7;GET /wp-login.php;404;85;-;python-requests
44;198.51.100.23;GET /.env;404;85;-;Go-http-client
14;192.0.2.61;GET /torneo/cuadros.txt;404;85;http://club.test/;Mozilla/5.0 (Android)
9;192.0.2.44;GET /salas/404.html;404;85;-;Mozilla/5.0 (X11)
18;203.0.113.7;GET /torneo/fotos/;403;153;-;python-requests
FIN
chown www-data:adm /var/log/nginx/access.log.1
chmod 640 /var/log/nginx/access.log.1
# Un programa de la feria del año pasado contesta en el puerto 80.
service nginx stop > /dev/null
cat > /usr/local/sbin/feria <<'FIN'
#!/usr/bin/perl
# Contesta lo mismo a quien pida una página. 2 es AF_INET y 1, SOCK_STREAM.
socket(my $door, 2, 1, 0) or die "$!\n";
setsockopt($door, 1, 2, 1);
bind($door, pack('S n C4 x8', 2, 80, 0, 0, 0, 0)) or die "$!\n";
listen($door, 5);
while (accept(my $call, $door)) {
    sysread($call, my $asked, 4096);
    my $text = "<h1>Feria de 2025</h1>\n";
    syswrite($call, "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: " . length($text) . "\r\nConnection: close\r\n\r\n$text");
    close $call;
}
FIN
chmod 755 /usr/local/sbin/feria
start-stop-daemon -S -b -q -x /usr/local/sbin/feria
until (: < /dev/tcp/127.0.0.1/80) 2> /dev/null; do :; done
