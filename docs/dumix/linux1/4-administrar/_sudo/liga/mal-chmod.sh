# Falla: condición 3
sudo chown -R ana:torneos Liga
chmod g+w Liga/tabla.txt
