# Falla: condición 1
sudo passwd -d taller
sudo rm -r /home/taller/.ssh
