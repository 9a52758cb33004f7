# Falla: condición 2
# Falla: condición 3
# Falla: condición 4
mv Club Archivo
cd Archivo/Club/Vitrina
rm liga.txt reglas.txt final.png
ln -s ../../../Archivo/Club/Torneos/liga.txt liga.txt
ln -s ../../../Archivo/Club/reglas.txt reglas.txt
ln -s ../../../Archivo/Club/Capturas/final.png final.png
cd
ln Archivo/Club/Partidas/rita.sav Archivo/rita.sav
