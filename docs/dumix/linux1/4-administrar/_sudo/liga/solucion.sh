sudo chown -R ana:torneos Liga
sudo chmod g+w Liga/tabla.txt
