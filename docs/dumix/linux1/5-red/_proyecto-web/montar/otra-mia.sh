sudo mkdir /var/www/html/club
sudo chown alumno: /var/www/html/club
cp -r pagina/* /var/www/html/club/
find /var/www/html/club -name '*.bak' -exec chmod 600 {} +
cd /var/www/html/club
chmod o+r index.html torneo/cuadro.txt torneo/fotos/final.txt
chmod o+rx torneo
