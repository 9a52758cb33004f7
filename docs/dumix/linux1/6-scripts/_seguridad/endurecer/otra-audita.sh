sudo rm /etc/sudoers.d/juez
sudo chmod -x /usr/local/sbin/juez
ssh-copy-id ana@servidor
printf '%s\n' 'PasswordAuthentication no' 'PermitRootLogin no' 'AllowUsers alumno ana' | sudo tee /etc/ssh/sshd_config.d/00-club.conf
sudo service ssh restart
sudo passwd -l prensa
sudo gpasswd -d rita sudo
