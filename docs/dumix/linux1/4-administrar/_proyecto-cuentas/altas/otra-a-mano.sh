sudo groupadd socios
sudo useradd -m -s /bin/bash -G socios rita
sudo useradd -m -s /bin/bash -G socios leo
sudo useradd -m -s /bin/bash -G socios rosa
sudo gpasswd -a bruno socios
