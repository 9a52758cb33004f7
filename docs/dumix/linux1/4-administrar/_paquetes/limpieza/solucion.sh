sudo apt remove -y sl
sudo apt autoremove -y
sudo apt purge -y figlet
sudo apt update
sudo apt upgrade -y
dpkg -l | grep -E 'sl|figlet|consejo'
