# Falla: condición 5
sudo groupadd socios
for u in rita leo rosa; do sudo useradd -d /home -s /bin/bash -G socios $u; sudo mkdir /home/$u; sudo chown $u: /home/$u; done
sudo gpasswd -a bruno socios
