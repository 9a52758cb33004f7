# Falla: condición 2
# Falla: condición 3
# Falla: condición 4
mv Club Archivo
cd Archivo
ln Club/Partidas/rita.sav rita.sav
ln -s Club/Torneos/liga.txt liga.txt
ln -s Club/reglas.txt reglas.txt
ln -s Club/Capturas/final.png final.png
cd Club/Vitrina
rm liga.txt reglas.txt final.png
ln -s ../../liga.txt liga.txt
ln -s ../../reglas.txt reglas.txt
ln -s ../../final.png final.png
