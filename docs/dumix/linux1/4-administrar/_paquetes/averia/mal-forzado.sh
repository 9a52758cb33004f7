# Falla: condición 2
sudo sed -i 's,/srv/repos,/srv/repo,' /etc/apt/sources.list
sudo dpkg --force-depends --configure sl
sudo dpkg -i /srv/repo/pool/ncal*.deb
echo psmisc > dueno.txt
