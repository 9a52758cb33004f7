tree -a Club Revuelto /media/memoria
mv Revuelto/Nueva/.ranura3.sav Club/Partidas/ranura3.sav
cd /media/memoria
cp captura3.png captura4.png ~/Club/Capturas
cp ranura2.sav ~/Club/Partidas/ranura2-memoria.sav
cd
mkdir Club/Torneos/2027
touch Club/Torneos/2027/torneo.txt
rmdir Revuelto/Nueva
rm Revuelto/nada.tmp
rmdir Revuelto
informe
