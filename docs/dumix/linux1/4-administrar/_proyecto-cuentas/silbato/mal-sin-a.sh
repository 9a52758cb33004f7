# Falla: condición 1
sudo usermod -G arbitros celia
sudo usermod -G socios bruno
