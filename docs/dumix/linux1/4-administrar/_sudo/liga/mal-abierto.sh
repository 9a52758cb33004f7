# Falla: condición 1
sudo chown -R ana:torneos Liga
sudo chmod -R 777 Liga
sudo chmod o-w Liga/tabla.txt
