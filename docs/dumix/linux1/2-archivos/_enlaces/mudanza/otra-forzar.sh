ln -sf ../Torneos/liga.txt Club/Vitrina/liga.txt
ln -sf ../reglas.txt Club/Vitrina
ln -sf ../Capturas/final.png Club/Vitrina/final.png
ln Club/Partidas/rita.sav Archivo
mv Club Archivo/Club
