# Falla: condición 3
rm 'Partidas/*'
mv 'Partidas/$premio.sav' Partidas/premio.sav
mv Partidas/*buena.sav Copias
rm Copias/buena.sav
touch Partidas/buena.sav
mv Partidas/partida-2024-??.sav Viejas
