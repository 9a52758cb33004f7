# Falla: condición 2
sudo service luces stop
sudo service altavoz stop
sudo service marcador start
grep ^ERROR /var/log/marcador.log > errores.txt
