# Falla: condición 4
rm 'Partidas/*'
mv 'Partidas/$premio.sav' Partidas/premio.sav
mv 'Partidas/copia buena.sav' Copias
cp Partidas/partida-2024-??.sav Viejas
rm Partidas/partida-2024-?1.sav
