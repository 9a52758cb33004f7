# Falla: condición 4
# Falla: condición 5
cd Club/Vitrina
rm liga.txt reglas.txt
ln -s ../Torneos/liga.txt liga.txt
ln -s ../reglas.txt reglas.txt
cp ../Capturas/final.png final.png
cd
mv Club Archivo
cp Archivo/Club/Partidas/rita.sav Archivo
