# Falla: condición 3
# Falla: condición 4
rm 'Partidas/*'
mv 'Partidas/$premio.sav' Partidas/premio.sav
cd Partidas
mv copia buena.sav ../Copias
mv partida-2024-*.sav ../Viejas
