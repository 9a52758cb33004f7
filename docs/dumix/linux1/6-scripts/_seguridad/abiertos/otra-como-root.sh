sudo find /srv/club -type f -perm /o+w -exec chmod o-w {} +
sudo find /srv/club -name '*.clave' -perm /go+rwx -exec chmod 700 {} +
sudo find /srv/club -type f -perm /u+s -exec chmod -s {} +
