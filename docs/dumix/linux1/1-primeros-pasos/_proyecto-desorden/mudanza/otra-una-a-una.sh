mv Revuelto/captura1.png Club/Capturas
mv Revuelto/captura2.png Club/Capturas
mv Revuelto/ranura1.sav Club/Partidas
mv Revuelto/ranura2.sav Club/Partidas
mv Revuelto/socios.txt Club/Socios
mv Revuelto/reglas.txt Club/Socios
cp Club/Socios/reglas.txt Club/Torneos
mv Revuelto/torneo.txt Club/Torneos/2026/torneo.txt
mv 'Revuelto/torneo copia.txt' Club/Torneos/2025
cd Club/Torneos/2025
mv 'torneo copia.txt' torneo.txt
