ssh-copy-id ana@servidor
ssh -o BatchMode=yes ana@servidor hostname
sudo tee /etc/ssh/sshd_config.d/00-club.conf << FIN
PasswordAuthentication no
PermitRootLogin no
FIN
sudo sshd -t
sudo service ssh reload
sudo usermod -L -e 1 prensa
sudo gpasswd -d rita sudo
