ssh-copy-id ana@servidor
sudo sed -i 's/yes/no/' /etc/ssh/sshd_config.d/10-instalador.conf
sudo service ssh reload
sudo usermod -e 0 prensa
sudo gpasswd -d rita sudo
sudo passwd -l ana
sudo usermod -p '$6$rounds=1000$practica$otra' alumno
ssh-keygen -p -P '' -N 'frase larga' -f ~/.ssh/id_ed25519
