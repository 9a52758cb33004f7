# Falla: condición 3
sudo sed -i '1c 127.0.3.6 impresora papel' /etc/hosts
