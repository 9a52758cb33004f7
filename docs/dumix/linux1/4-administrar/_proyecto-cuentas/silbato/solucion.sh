sudo usermod -aG arbitros celia
sudo usermod -G socios bruno
getent group socios arbitros
