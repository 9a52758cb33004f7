cp -r /media/memoria Traido
mv Traido/ranura2.sav Traido/ranura2-memoria.sav
mv Traido/ranura2-memoria.sav Club/Partidas
mv Traido/captura3.png Traido/captura4.png Club/Capturas
rmdir Traido
cp Revuelto/Nueva/.ranura3.sav Club/Partidas/ranura3.sav
rm Revuelto/Nueva/.ranura3.sav Revuelto/nada.tmp
rmdir Revuelto/Nueva Revuelto
mkdir Club/Torneos/2027
touch Club/Torneos/2027/torneo.txt
cd Club
informe
