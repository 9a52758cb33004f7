# Falla: condición 2
mv Laberinto/norte/abrir.sh Laberinto/sur/cocina
cd Laberinto/sur/cocina
./abrir.sh
