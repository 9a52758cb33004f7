# Falla: condición 1
sudo passwd -l taller
sudo mv /home/taller/.ssh/authorized_keys /home/taller/.ssh/authorized_keys2
