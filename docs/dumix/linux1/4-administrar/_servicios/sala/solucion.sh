sudo sed -i 's/norte$/sur/' /etc/default/marcador
sudo service marcador restart
tail -n 1 /var/log/marcador.log > ultima.txt
