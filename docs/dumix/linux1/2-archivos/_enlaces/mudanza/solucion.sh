cd Club/Vitrina
ls -l
rm liga.txt reglas.txt final.png
ln -s ../Torneos/liga.txt liga.txt
ln -s ../reglas.txt reglas.txt
ln -s ../Capturas/final.png final.png
cd
mv Club Archivo
ln Archivo/Club/Partidas/rita.sav Archivo/rita.sav
ls -l Archivo/Club/Vitrina
