informe
cd Club/Torneos
mkdir 2027
cd 2027
touch torneo.txt
cd ../../Partidas
mv ~/Revuelto/Nueva/.ranura3.sav .
mv .ranura3.sav ranura3.sav
cp /media/memoria/ranura2.sav ranura2-memoria.sav
cd ../Capturas
cp /media/memoria/captura3.png .
cp /media/memoria/captura4.png .
rm -r ~/Revuelto
informe
