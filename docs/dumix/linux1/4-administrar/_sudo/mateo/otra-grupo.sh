sudo groupadd mateo
sudo useradd -d /home/mateo -m -g mateo -c 'Socio 42' -s /bin/bash mateo
