# Falla: condición 2
sudo service marcador start
sudo pkill -9 altavoz
grep '^ERROR' /var/log/marcador.log > errores.txt
