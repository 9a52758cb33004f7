sudo find Liga -exec chown ana:torneos {} +
sudo chmod g=rw Liga/tabla.txt
