cd Partidas
mv partida-2024-0[1-4].sav ../Viejas
mv \$premio.sav premio.sav
mv copia\ buena.sav ../Copias
rm \*
