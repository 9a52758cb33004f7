# Falla: condición 4
mv Revuelto/*.png Club/Capturas
mv Revuelto/*.sav Club/Partidas
mv Revuelto/socios.txt Revuelto/reglas.txt Club/Socios
ln Club/Socios/reglas.txt Club/Torneos
mv Revuelto/torneo.txt Club/Torneos/2026
mv 'Revuelto/torneo copia.txt' Club/Torneos/2025/torneo.txt
