# Falla: condición 1
# Falla: condición 4
sudo sed -i 's/yes/no/' /etc/ssh/sshd_config.d/10-instalador.conf
sudo service ssh restart
ssh-copy-id ana@servidor
sudo usermod -L prensa
sudo gpasswd -d rita sudo
