# El montón y, ya hechos, los cajones del paso anterior.
mkdir -p Revuelto/Nueva Club/Capturas Club/Partidas Club/Socios Club/Torneos/2025 \
    Club/Torneos/2026
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
touch nada.tmp
cd ..
mkdir /usr/local/share/mudanza
cp -r Revuelto/Nueva Revuelto/nada.tmp /usr/local/share/mudanza
chown -R alumno: Revuelto Club
