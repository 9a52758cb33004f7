sudo groupadd arcade
sudo useradd -m -s /bin/bash -G arcade celia
