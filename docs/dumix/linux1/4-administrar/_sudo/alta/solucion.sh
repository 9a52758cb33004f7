sudo groupadd arcade
sudo useradd -m -s /bin/bash celia
sudo usermod -aG arcade celia
id celia
