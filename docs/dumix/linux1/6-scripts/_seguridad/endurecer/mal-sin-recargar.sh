# Falla: condición 2
ssh-copy-id ana@servidor
sudo sed -i 's/yes/no/' /etc/ssh/sshd_config.d/10-instalador.conf
sudo sshd -t
sudo usermod -L -e 1 prensa
sudo gpasswd -d rita sudo
