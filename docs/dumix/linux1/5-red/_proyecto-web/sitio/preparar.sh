# La página de la sala de consolas viejas, sin sitio que la entregue.
mkdir /srv/retro
echo '<h1>Sala retro</h1>' > /srv/retro/index.html
echo '<p>Esa consola no la tenemos.</p>' > /srv/retro/nada.html
