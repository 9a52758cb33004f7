sudo chown games: /srv/marcador
sudo chmod 700 /srv/marcador
sudo /etc/init.d/marcador start
sudo sed -i 's/#SALA=este/SALA=este/' /etc/default/marcador
sudo /etc/init.d/marcador start
sudo grep -h ERROR /var/log/marcador.log | sort -ur | tee causas.txt
sudo grep -cw 'mesa 3 no contesta' /var/log/marcador.log > mesa3.txt
