# Falla: condición 2
# Falla: condición 3
sudo chown ana:torneos Liga
sudo chmod g+w Liga/tabla.txt
