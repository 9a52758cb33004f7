sudo useradd -s /bin/bash -m celia
sudo groupadd arcade
sudo gpasswd -a celia arcade
