ssh-copy-id -i ~/.ssh/id_ed25519.pub ana@servidor
sudo sed -i '1i PermitRootLogin no' /etc/ssh/sshd_config
sudo sed -i '1i PasswordAuthentication no' /etc/ssh/sshd_config
sudo sshd -t && sudo pkill -HUP -o -x sshd
sudo gpasswd -d rita sudo
sudo usermod -e 2026-01-01 prensa
