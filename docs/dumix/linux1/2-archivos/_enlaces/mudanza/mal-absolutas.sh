# Falla: condición 2
# Falla: condición 3
# Falla: condición 4
cd Club/Vitrina
rm liga.txt reglas.txt final.png
ln -s ~/Club/Torneos/liga.txt liga.txt
ln -s ~/Club/reglas.txt reglas.txt
ln -s ~/Club/Capturas/final.png final.png
cd
mv Club Archivo
ln Archivo/Club/Partidas/rita.sav Archivo/rita.sav
