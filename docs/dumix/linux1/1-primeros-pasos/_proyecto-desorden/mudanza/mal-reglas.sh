# Falla: condición 4
# Falla: condición 5
cd Revuelto
mv captura1.png captura2.png ../Club/Capturas
mv ranura1.sav ranura2.sav ../Club/Partidas
mv torneo.txt ../Club/Torneos/2026
mv "torneo copia.txt" ../Club/Torneos/2025/torneo.txt
mv reglas.txt socios.txt ../Club/Socios
