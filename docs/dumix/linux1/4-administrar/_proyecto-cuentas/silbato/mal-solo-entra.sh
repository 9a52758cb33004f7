# Falla: condición 2
sudo usermod -aG arbitros celia
sudo usermod -aG socios bruno
