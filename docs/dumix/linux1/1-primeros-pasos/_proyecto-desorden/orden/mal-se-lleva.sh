# Falla: condición 5
# Falla: condición 7
mv Revuelto/Nueva/.ranura3.sav Club/Partidas/ranura3.sav
rm -r Revuelto
mv /media/memoria/ranura2.sav Club/Partidas/ranura2-memoria.sav
mv /media/memoria/captura3.png /media/memoria/captura4.png Club/Capturas
mkdir Club/Torneos/2027
touch Club/Torneos/2027/torneo.txt
informe
