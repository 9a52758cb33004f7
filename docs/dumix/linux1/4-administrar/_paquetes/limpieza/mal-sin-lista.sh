# Falla: condición 4
sudo apt purge -y --autoremove sl figlet
sudo apt upgrade -y
