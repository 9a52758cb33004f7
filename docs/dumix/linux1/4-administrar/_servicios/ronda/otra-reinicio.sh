sudo service luces restart
sudo service marcador restart
sudo pkill altavoz
sudo grep -E '^ERROR ' /var/log/marcador.log > errores.txt
