# Falla: condición 2
# Falla: condición 3
cd Club
rm Torneos/liga.txt reglas.txt Vitrina/liga.txt Vitrina/reglas.txt Vitrina/final.png
touch Torneos/liga.txt reglas.txt
cd Vitrina
ln -s ../Torneos/liga.txt liga.txt
ln -s ../reglas.txt reglas.txt
ln -s ../Capturas/final.png final.png
cd
mv Club Archivo
ln Archivo/Club/Partidas/rita.sav Archivo/rita.sav
