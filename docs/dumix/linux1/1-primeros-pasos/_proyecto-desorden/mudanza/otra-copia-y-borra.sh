cd Club
cp ../Revuelto/captura1.png ../Revuelto/captura2.png Capturas
cp ../Revuelto/ranura1.sav ../Revuelto/ranura2.sav Partidas
cp ../Revuelto/socios.txt ../Revuelto/reglas.txt Socios
cp ../Revuelto/reglas.txt Torneos
cp ../Revuelto/torneo.txt Torneos/2026
cp "../Revuelto/torneo copia.txt" Torneos/2025/torneo.txt
cd ../Revuelto
rm captura1.png captura2.png ranura1.sav ranura2.sav
rm socios.txt reglas.txt torneo.txt "torneo copia.txt"
