sudo usermod -L taller
sudo sed -i 's/^/#/' /home/taller/.ssh/authorized_keys
