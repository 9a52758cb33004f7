# Falla: condición 1
cp Partidas/copia.sav 'Partidas/*'
mv 'Partidas/$premio.sav' Partidas/premio.sav
mv 'Partidas/copia buena.sav' Copias
mv Partidas/partida-2024-??.sav Viejas
