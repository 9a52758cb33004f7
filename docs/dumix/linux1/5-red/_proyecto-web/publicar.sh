# El sitio del club, con su nombre, y una cuenta ana en la que se entra sin contraseña.
service ssh start > /dev/null
mkdir -m 700 .ssh /home/ana/.ssh
ssh-keygen -q -t ed25519 -N '' -C alumno@practica -f .ssh/id_ed25519
cp .ssh/id_ed25519.pub /home/ana/.ssh/authorized_keys
echo "servidor $(cut -d ' ' -f 1,2 /etc/ssh/ssh_host_ed25519_key.pub)" > .ssh/known_hosts
mkdir -p pagina/torneo
printf '%s\n' '<meta charset="utf-8">' '<h1>Club de videojuegos</h1>' \
    '<p><a href="reglas.html">Reglas</a> y <a href="torneo/">torneo</a></p>' > pagina/index.html
printf '%s\n' '<meta charset="utf-8">' '<h1>Reglas de la sala</h1>' '<p>Se turna quien pierde.</p>' > pagina/reglas.html
printf '%s\n' '<meta charset="utf-8">' '<p>Aquí no hay nada.</p>' \
    '<p><a href="/">Volver a la portada</a></p>' > pagina/perdido.html
printf '%s\n' '<meta charset="utf-8">' '<h1>Torneo de noviembre</h1>' > pagina/torneo/index.html
echo 'cuartos: rita, leo, beto, ana' > pagina/torneo/cuadro.txt
find pagina -type f -exec touch -d '2026-11-14 20:00' {} +
chown -R alumno: .ssh pagina
chown -R ana: /home/ana/.ssh
cp -rp pagina /srv/club
chown -R root: /srv/club
cat > /etc/nginx/sites-available/club <<'FIN'
server {
    listen 80;
    server_name club.test;
    root /srv/club;
    index index.html;
    error_page 404 /perdido.html;
}
FIN
ln -s /etc/nginx/sites-available/club /etc/nginx/sites-enabled/club
echo '127.0.2.1 club.test' >> /etc/hosts
service nginx reload > /dev/null
# El registro de ayer: veces, dirección, petición, código, bytes, de dónde viene y con qué.
awk -F';' '{ for (k = 0; k < $1; k++) l[n++] = $0 } END { for (i = 0; i < n; i++) {
    split(l[(i * 7919) % n], f, ";"); t = 36000 + i * 97
    printf "%s - - [20/Nov/2026:%02d:%02d:%02d +0000] \"%s HTTP/1.1\" %s %s \"%s\" \"%s\"\n",
        f[2], int(t / 3600), int(t / 60) % 60, t % 60, f[3], f[4], f[5], f[6], f[7] } }' > /var/log/nginx/access.log.1 <<'FIN'
61;192.0.2.44;GET /;200;123;-;Mozilla/5.0 (X11)
38;192.0.2.61;GET /;200;123;-;Mozilla/5.0 (Android)
44;192.0.2.61;GET /torneo/cuadro.txt;200;30;http://club.test/torneo/;Mozilla/5.0 (Android)
29;192.0.2.44;GET /torneo/cuadro.txt;200;30;http://club.test/torneo/;Mozilla/5.0 (X11)
31;192.0.2.90;GET /torneo/;200;52;http://club.test/;Mozilla/5.0 (Windows)
17;192.0.2.90;GET /reglas.html;200;80;http://club.test/;Mozilla/5.0 (Windows)
9;192.0.2.90;GET /torneo;301;169;-;Mozilla/5.0 (Windows)
41;203.0.113.7;GET /wp-login.php;404;92;-;python-requests
23;203.0.113.7;GET /.env;404;92;-;python-requests
12;192.0.2.61;GET /torneo/cuadros.txt;404;92;http://club.test/;Mozilla/5.0 (Android)
FIN
chown www-data:adm /var/log/nginx/access.log.1
chmod 640 /var/log/nginx/access.log.1
