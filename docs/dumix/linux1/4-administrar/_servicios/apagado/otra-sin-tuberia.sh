sudo cp /etc/default/marcador copia
sudo chown -R games:games /srv/marcador
sudo service marcador restart
echo 'SALA=este' | sudo tee -a /etc/default/marcador
sudo service marcador restart
sudo cat /var/log/marcador.log > todo.txt
grep ERROR todo.txt | sort | uniq > causas.txt
grep 'AVISO la mesa 3 no contesta' todo.txt | wc -l > mesa3.txt
