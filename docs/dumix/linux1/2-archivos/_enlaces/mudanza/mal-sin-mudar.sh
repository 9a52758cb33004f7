# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
# Falla: condición 4
ln -sf ../Torneos/liga.txt Club/Vitrina/liga.txt
ln -sf ../reglas.txt Club/Vitrina/reglas.txt
ln -sf ../Capturas/final.png Club/Vitrina/final.png
ln Club/Partidas/rita.sav Archivo/rita.sav
