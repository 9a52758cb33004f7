rm 'Partidas/*'
mv 'Partidas/$premio.sav' Partidas/premio.sav
mv 'Partidas/copia buena.sav' Copias
ls Partidas/partida-2024-??.sav
mv Partidas/partida-2024-??.sav Viejas
