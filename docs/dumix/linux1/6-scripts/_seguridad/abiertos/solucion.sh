sudo find /srv/club -type f -perm -o+w
sudo chmod o-w '/srv/club/torneos/final 2026.txt'
sudo find /srv/club -type f -name '*.clave' -perm -o+r
sudo chmod go= /srv/club/web/datos/base.clave
sudo find /srv/club -type f -perm -u+s
sudo chmod u-s /srv/club/bin/anotar
