# Falla: condición 2
# Falla: condición 3
# Falla: condición 4
sudo chown ana:torneos Liga
sudo chmod g+w Liga/tabla.txt
