cd Documentos
wget http://servidor:80/sala/mesas.csv
mv mesas.csv sala.csv
