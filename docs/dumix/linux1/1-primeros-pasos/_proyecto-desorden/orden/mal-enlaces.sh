# Falla: condición 2
# Falla: condición 3
# Falla: condición 7
ln -s /media/memoria/*.png Club/Capturas
ln /media/memoria/ranura2.sav Club/Partidas/ranura2-memoria.sav
mv Revuelto/Nueva/.ranura3.sav Club/Partidas/ranura3.sav
mkdir Club/Torneos/2027
touch Club/Torneos/2027/torneo.txt
rm -r Revuelto
informe
