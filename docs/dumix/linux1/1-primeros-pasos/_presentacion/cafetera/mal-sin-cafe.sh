# Falla: condición 1
sudo rm -r /usr/local/lib/club
touch taza-llena
