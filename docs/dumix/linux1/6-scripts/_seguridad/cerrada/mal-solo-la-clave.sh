# Falla: condición 1
sudo rm /home/taller/.ssh/authorized_keys
