# Falla: condición 5
ln -sf ../Torneos/liga.txt Club/Vitrina/liga.txt
ln -sf ../reglas.txt Club/Vitrina/reglas.txt
ln -sf ../Capturas/final.png Club/Vitrina/final.png
mv Club Archivo
touch Archivo/rita.sav
ln -f Archivo/rita.sav Archivo/Club/Partidas/rita.sav
