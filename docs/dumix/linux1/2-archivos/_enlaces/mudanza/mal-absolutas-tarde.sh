# Falla: condición 2
mv Club Archivo
cd Archivo/Club/Vitrina
rm liga.txt reglas.txt final.png
ln -s /home/alumno/Archivo/Club/Torneos/liga.txt liga.txt
ln -s ../reglas.txt reglas.txt
ln -s ../Capturas/final.png final.png
cd
ln Archivo/Club/Partidas/rita.sav Archivo/rita.sav
