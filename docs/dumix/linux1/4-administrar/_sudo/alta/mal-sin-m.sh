# Falla: condición 2
# Falla: condición 3
sudo groupadd arcade
sudo useradd celia
sudo usermod -aG arcade celia
