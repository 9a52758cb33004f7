sudo tee -a /home/ana/.ssh/authorized_keys < ~/.ssh/id_ed25519.pub
sudo rm /etc/ssh/sshd_config.d/10-instalador.conf
printf '%s\n' 'AuthenticationMethods publickey' 'AllowUsers ana alumno rita' | sudo tee /etc/ssh/sshd_config.d/club.conf
sudo service ssh reload
sudo passwd -l prensa
sudo rm -r /home/prensa/.ssh
sudo gpasswd --delete rita sudo
