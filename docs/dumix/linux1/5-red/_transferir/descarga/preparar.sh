# Lo que la web tiene de la liga, con su lista de sumas. Uno de los archivos cambió después.
mkdir -p /var/lib/club /var/www/html/liga/bases
cd /var/www/html/liga
printf '%s\n' '2026-12-05 final' '2026-12-12 desquite' > calendario.txt
printf '%s\n' 'equipo,puntos' 'Los Píxeles,21' 'Vidas Extra,18' 'Game Over,3' > equipos.csv
echo '<h1>Liga de invierno</h1>' > index.html
printf '%s\n' '<h1>Bases de la liga</h1>' '<p>Juegan todos contra todos.</p>' > bases/index.html
{
    sha256sum < bases/index.html | sed 's/-/bases.html/'
    sha256sum calendario.txt equipos.csv
} > SHA256SUMS
if ((RANDOM % 2)); then
    bad=equipos.csv
    sed -i s/21/31/ $bad
else
    bad=calendario.txt
    sed -i s/05/06/ $bad
fi
printf %s $bad | md5sum > /var/lib/club/malo
