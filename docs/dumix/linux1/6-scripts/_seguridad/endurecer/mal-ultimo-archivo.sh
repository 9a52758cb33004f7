# Falla: condición 2
# Falla: condición 3
ssh-copy-id ana@servidor
printf '%s\n' 'PasswordAuthentication no' 'PermitRootLogin no' | sudo tee /etc/ssh/sshd_config.d/99-club.conf
sudo service ssh reload
sudo usermod -L -e 1 prensa
sudo gpasswd -d rita sudo
