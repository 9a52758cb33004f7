# Falla: condición 1
ssh-copy-id ana@servidor
printf '%s\n' 'PasswordAuthentication no' 'AllowUsers alumno' | sudo tee /etc/ssh/sshd_config.d/00-club.conf
sudo service ssh reload
sudo usermod -L prensa
sudo gpasswd -d rita sudo
