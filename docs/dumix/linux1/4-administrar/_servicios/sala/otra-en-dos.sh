sudo service marcador stop
sudo sed -i 's/^SALA=.*/SALA=sur/' /etc/default/marcador
sudo service marcador start
grep 'sala sur' /var/log/marcador.log | tail -n 1 > ultima.txt
