# Falla: condición 1
sudo chown -R ana:torneos Liga
sudo chmod -R 664 Liga
