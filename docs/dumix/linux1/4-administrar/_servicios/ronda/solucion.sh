sudo service marcador start
sudo service altavoz stop
grep '^ERROR' /var/log/marcador.log > errores.txt
