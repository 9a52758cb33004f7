# Falla: condición 1
sudo sed -i 's/norte$/sur/' /etc/default/marcador
sudo rm /run/marcador.pid
sudo service marcador start
tail -n 1 /var/log/marcador.log > ultima.txt
