# La página en casa, con algún permiso de menos, y una cuenta ana en la que se entra sin contraseña.
service ssh start > /dev/null
mkdir -m 700 .ssh /home/ana/.ssh
ssh-keygen -q -t ed25519 -N '' -C alumno@practica -f .ssh/id_ed25519
cp .ssh/id_ed25519.pub /home/ana/.ssh/authorized_keys
echo "servidor $(cut -d ' ' -f 1,2 /etc/ssh/ssh_host_ed25519_key.pub)" > .ssh/known_hosts
mkdir -p pagina/torneo/fotos /var/lib/club
printf '%s\n' '<meta charset="utf-8">' '<h1>Club de videojuegos</h1>' \
    '<p><a href="reglas.html">Reglas</a> y <a href="torneo/">torneo</a></p>' > pagina/index.html
printf '%s\n' '<meta charset="utf-8">' '<h1>Reglas de la sala</h1>' '<p>Se turna quien pierde.</p>' > pagina/reglas.html
printf '%s\n' '<meta charset="utf-8">' '<p>Aquí no hay nada.</p>' > pagina/perdido.html
printf '%s\n' '<meta charset="utf-8">' '<h1>Torneo de noviembre</h1>' > pagina/torneo/index.html
echo 'cuartos: rita, leo, beto, ana' > pagina/torneo/cuadro.txt
echo 'la final, desde la tercera fila' > pagina/torneo/fotos/final.txt
find pagina -type f -exec touch -d '2026-11-14 20:00' {} +
cp -rp pagina /var/lib/club/pagina
chmod -R u=rwX,go=rX /var/lib/club
chmod 600 pagina/torneo/cuadro.txt
chown -R alumno: .ssh pagina
chown -R ana: /home/ana/.ssh
