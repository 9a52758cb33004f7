echo SALA=sur > nueva
echo BRILLO=7 >> nueva
sudo cp nueva /etc/default/marcador
sudo pkill marcador
sleep 1
sudo service marcador start
tail -n 1 /var/log/marcador.log | tee ultima.txt
