# Falla: condición 2
sudo useradd -s /bin/bash -c 'Socio 42' mateo
sudo mkdir /home/mateo
