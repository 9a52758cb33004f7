# Falla: condición 4
sudo groupadd arcade
sudo useradd -m -s /bin/bash -g arcade celia
sudo groupadd celia
sudo usermod -aG celia celia
