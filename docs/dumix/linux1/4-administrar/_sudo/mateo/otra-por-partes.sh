sudo useradd --create-home mateo
sudo usermod -s /bin/bash mateo
sudo usermod -c 'Socio 42' mateo
