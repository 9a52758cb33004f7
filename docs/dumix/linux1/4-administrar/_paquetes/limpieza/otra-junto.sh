sudo apt update
sudo apt purge -y --autoremove sl figlet
sudo apt install -y consejo
