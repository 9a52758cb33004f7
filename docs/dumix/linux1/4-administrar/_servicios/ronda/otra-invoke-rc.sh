sudo invoke-rc.d altavoz stop
sudo invoke-rc.d marcador start
sudo invoke-rc.d luces restart
grep '^ERROR ' /var/log/marcador.log | tee errores.txt
