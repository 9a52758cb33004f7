# Falla: condición 3
sudo groupadd arcade
sudo useradd -d /home -s /bin/bash -G arcade celia
sudo mkdir /home/celia
sudo chown celia: /home/celia
