# Falla: condición 1
# Falla: condición 3
sudo service marcador restart
sudo sed -i 's/norte$/sur/' /etc/default/marcador
tail -n 1 /var/log/marcador.log > ultima.txt
