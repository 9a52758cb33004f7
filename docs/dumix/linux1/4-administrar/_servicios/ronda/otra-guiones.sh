sudo /etc/init.d/altavoz stop
sudo /etc/init.d/marcador start
cat /var/log/marcador.log | grep ^ERROR | tee errores.txt | wc -l
