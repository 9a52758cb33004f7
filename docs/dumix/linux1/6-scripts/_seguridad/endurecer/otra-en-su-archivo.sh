sudo usermod -s /usr/sbin/nologin prensa
sudo usermod -G torneos rita
cat ~/.ssh/id_ed25519.pub | ssh ana@servidor 'cat >> .ssh/authorized_keys'
sudo sed -i 's/yes/no/' /etc/ssh/sshd_config.d/10-instalador.conf
sudo service ssh restart
