sudo find /srv/club -type f -perm -002 -print0 | sudo xargs -0 chmod go-w
sudo find /srv/club -name '*.clave' -print0 | sudo xargs -0 chmod 600
sudo find /srv/club -type f -perm -4000 | sudo xargs chmod a=rx,u+w,u-s
