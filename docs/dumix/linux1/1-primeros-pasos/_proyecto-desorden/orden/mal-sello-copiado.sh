# Falla: condición 4
# Falla: condición 7
mv Revuelto/Nueva/.ranura3.sav Club/Partidas/ranura3.sav
cp /media/memoria/ranura2.sav Club/Partidas/ranura2-memoria.sav
cp /media/memoria/captura3.png /media/memoria/captura4.png Club/Capturas
mkdir Club/Torneos/2027
cp Club/Torneos/2026/torneo.txt Club/Torneos/2027
rm -r Revuelto
cp /usr/local/share/informe/sello informe.txt
