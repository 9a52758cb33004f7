# La página del club, en casa y tal como quedó en el servidor web tras una copia con prisa.
mkdir -p pagina/torneo
printf '%s\n' '<meta charset="utf-8">' '<h1>Club de videojuegos</h1>' \
    '<p><a href="reglas.html">Reglas</a> y <a href="torneo/">torneo</a></p>' > pagina/index.html
printf '%s\n' '<meta charset="utf-8">' '<h1>Reglas de la sala</h1>' '<p>Se turna quien pierde.</p>' > pagina/reglas.html
printf '%s\n' '<meta charset="utf-8">' '<p>Aquí no hay nada.</p>' \
    '<p><a href="/">Volver a la portada</a></p>' > pagina/perdido.html
printf '%s\n' '<meta charset="utf-8">' '<h1>Torneo de noviembre</h1>' > pagina/torneo/index.html
echo 'cuartos: rita, leo, beto, ana' > pagina/torneo/cuadro.txt
find pagina -type f -exec touch -d '2026-11-14 20:00' {} +
chown -R alumno: pagina
cp -rp pagina /var/www/html/club
cd /var/www/html/club
chown -R root: .
chmod 600 index.html
chmod 700 torneo
