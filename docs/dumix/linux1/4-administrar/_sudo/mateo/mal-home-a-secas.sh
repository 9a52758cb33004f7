# Falla: condición 2
sudo useradd -d /home -s /bin/bash -c 'Socio 42' mateo
sudo mkdir /home/mateo
sudo chown mateo: /home/mateo
