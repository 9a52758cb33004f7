# Falla: condición 1
# Falla: condición 3
sudo sed -i 's/norte$/sur/' /etc/default/marcador
sudo service marcador start
tail -n 1 /var/log/marcador.log > ultima.txt
