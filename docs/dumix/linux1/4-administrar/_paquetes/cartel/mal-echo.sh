# Falla: condición 2
sudo dpkg -i /srv/repo/pool/figlet*.deb
echo Torneo > cartel.txt
