sudo -i
gpasswd -a aurora torneos
gpasswd -d bruno caja
chmod -R o=,g+rwX /srv/torneos
chown -R aurora:torneos /srv/torneos
exit
