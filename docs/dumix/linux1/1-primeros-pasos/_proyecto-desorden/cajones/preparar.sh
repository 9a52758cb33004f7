# El montón, que en este paso no se toca.
mkdir -p Revuelto/Sonido Revuelto/Nueva
cd Revuelto
for n in 1 2; do
    echo "captura $n" > "captura$n.png"
    echo "ranura $n, nivel $n" > "ranura$n.sav"
done
echo 'no se grita al jefe final' > reglas.txt
echo 'ana' > socios.txt
echo 'se juega en mayo' > torneo.txt
echo 'gana ana' > 'torneo copia.txt'
echo 'ranura 3, nivel 9' > Nueva/.ranura3.sav
echo 'suena jefe' > Sonido/jefe.ogg
echo 'suena menu' > Sonido/menu.ogg
echo 'noche de juegos' > Sonido/cartel.png
touch nada.tmp
cd ..
cp -r Revuelto /usr/local/share/Revuelto
chown -R alumno: Revuelto
