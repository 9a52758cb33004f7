# La página del club en casa, con borradores y con permisos de todas clases.
mkdir -p pagina/torneo/fotos /var/lib/club
printf '%s\n' '<meta charset="utf-8">' '<h1>Club de videojuegos</h1>' \
    '<p><a href="reglas.html">Reglas</a> y <a href="torneo/">torneo</a></p>' > pagina/index.html
printf '%s\n' '<meta charset="utf-8">' '<h1>Reglas de la sala</h1>' '<p>Se turna quien pierde.</p>' > pagina/reglas.html
printf '%s\n' '<meta charset="utf-8">' '<p>Aquí no hay nada.</p>' > pagina/perdido.html
printf '%s\n' '<meta charset="utf-8">' '<h1>Torneo de noviembre</h1>' > pagina/torneo/index.html
echo 'cuartos: rita, leo, beto, ana' > pagina/torneo/cuadro.txt
echo 'la final, desde la tercera fila' > pagina/torneo/fotos/final.txt
echo 'Reglas que no gustaron' > pagina/reglas.bak
echo 'cuartos: por sortear' > pagina/torneo/cuadro.bak
find pagina -type f -exec touch -d '2026-11-14 20:00' {} +
# Lo que tenía que salir, para comparar.
cp -rp pagina /var/lib/club/pagina
chmod -R u=rwX,go=rX /var/lib/club
chmod 600 pagina/index.html pagina/torneo/fotos/final.txt
chmod 640 pagina/torneo/cuadro.txt
chmod 666 pagina/reglas.html pagina/reglas.bak
chmod 700 pagina/torneo
chown -R alumno: pagina
