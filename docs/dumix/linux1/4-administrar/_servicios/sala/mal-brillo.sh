# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
echo 'SALA=sur' > nueva
sudo sed -i 's/BRILLO=7/SALA=este/' /etc/default/marcador
sudo service marcador restart
grep arranca /var/log/marcador.log > ultima.txt
