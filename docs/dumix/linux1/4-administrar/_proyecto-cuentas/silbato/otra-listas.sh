sudo usermod -G arbitros,socios celia
sudo gpasswd -M celia arbitros
