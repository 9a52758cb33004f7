# Falla: condición 2
# Falla: condición 3
# Falla: condición 4
sudo sed -i 's,/srv/repos,/srv/repo,' /etc/apt/sources.list
sudo apt update
sudo apt install -y ncal
dpkg -S /usr/bin/pstree > dueno.txt
