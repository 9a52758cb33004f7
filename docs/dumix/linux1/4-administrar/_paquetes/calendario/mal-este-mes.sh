# Falla: condición 2
sudo dpkg -i /srv/repo/pool/ncal*.deb
cal > calendario.txt
