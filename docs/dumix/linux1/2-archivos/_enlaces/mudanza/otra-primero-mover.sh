mv Club Archivo
cd Archivo/Club/Vitrina
rm liga.txt
rm reglas.txt
rm final.png
ln -s ../Torneos/liga.txt
ln -s ../reglas.txt
ln -s ../Capturas/final.png
cd ../..
ln Club/Partidas/rita.sav rita.sav
