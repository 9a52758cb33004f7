ssh ana@servidor
ls Partidas
sort -n marcas.txt
tail -n 3 marcas.txt > ultimas.txt
exit
echo copa.sav > partidas.txt
echo 'liga final.sav' >> partidas.txt
echo noche.sav >> partidas.txt
echo reto.sav >> partidas.txt
echo '1040 beto' > record.txt
