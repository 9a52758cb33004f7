sudo gpasswd -a celia arbitros
sudo gpasswd -d bruno arbitros
