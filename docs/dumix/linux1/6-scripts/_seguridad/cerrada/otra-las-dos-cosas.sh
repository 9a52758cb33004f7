sudo passwd -l taller
sudo mv /home/taller/.ssh/authorized_keys /home/taller/.ssh/viejas
