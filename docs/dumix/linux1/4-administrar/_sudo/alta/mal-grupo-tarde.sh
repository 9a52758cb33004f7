# Falla: condición 4
sudo useradd -m -s /bin/bash celia
sudo usermod -aG arcade celia
sudo groupadd arcade
