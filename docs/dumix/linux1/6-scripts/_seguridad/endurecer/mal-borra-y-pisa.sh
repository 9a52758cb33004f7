# Falla: condición 1
# Falla: condición 4
# Falla: condición 5
# Falla: condición 6
cat ~/.ssh/id_ed25519.pub | sudo tee /home/ana/.ssh/authorized_keys
sudo sed -i 's/yes/no/' /etc/ssh/sshd_config.d/10-instalador.conf
sudo service ssh reload
sudo userdel -r prensa
sudo usermod -G '' rita
