# Falla: condición 2
# Falla: condición 3
sudo dpkg -r sl figlet
sudo dpkg -i /srv/repo/pool/consejo*.deb
