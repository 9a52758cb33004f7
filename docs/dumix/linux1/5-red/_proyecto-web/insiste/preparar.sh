# El registro de ayer, en el que no todos los 404 son un código.
awk -F';' '{ for (k = 0; k < $1; k++) l[n++] = $0 } END { for (i = 0; i < n; i++) {
    split(l[(i * 7919) % n], f, ";"); t = 36000 + i * 97
    printf "%s - - [20/Nov/2026:%02d:%02d:%02d +0000] \"%s HTTP/1.1\" %s %s \"%s\" \"%s\"\n",
        f[2], int(t / 3600), int(t / 60) % 60, t % 60, f[3], f[4], f[5], f[6], f[7] } }' > /var/log/nginx/access.log.1 <<'FIN'
70;192.0.2.44;GET /;200;404;-;Mozilla/5.0 (X11)
30;192.0.2.61;GET /torneo/;200;52;http://club.test/;Mozilla/5.0 (Android)
26;192.0.2.90;GET /salas/404.html;200;95;http://club.test/;Mozilla/5.0 (Windows)
19;198.51.100.23;GET /wp-login.php;404;92;-;python-requests
17;198.51.100.23;GET /.env;404;92;-;python-requests
25;203.0.113.7;GET /admin/;404;92;-;Go-http-client
31;203.0.113.7;GET /reglas.html;200;80;-;Go-http-client
6;192.0.2.61;GET /torneo/cuadros.txt;404;92;-;Mozilla/5.0 (Android)
FIN
chown www-data:adm /var/log/nginx/access.log.1
chmod 640 /var/log/nginx/access.log.1
