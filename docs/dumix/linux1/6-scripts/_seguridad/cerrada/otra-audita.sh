sudo cat /etc/sudoers.d/juez
sudo rm /etc/sudoers.d/juez /usr/local/sbin/juez
sudo usermod -e 0 taller
