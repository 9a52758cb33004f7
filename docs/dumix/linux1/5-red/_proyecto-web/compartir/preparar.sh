# La página de la sala retro, toda de root, y el grupo de quienes publican.
groupadd web
usermod -aG web ana
mkdir -p /srv/retro/fotos/viejas
cd /srv/retro
echo '<h1>Sala retro</h1>' > index.html
echo 'la primera consola' > fotos/primera.txt
echo 'la que se cayó' > fotos/viejas/rota.txt
