mkdir Puntos
cd Puntos
cp ../mesa1/puntos.txt mesa1.txt
cp ../mesa2/puntos.txt mesa2.txt
cd ../mesa2/restos/caja
mv trofeo.png ~
cd
cp -r Puntos Respaldo
rm mesa1/puntos.txt mesa1/restos/envoltorio.tmp
rmdir mesa1/restos mesa1
rm -r mesa2
