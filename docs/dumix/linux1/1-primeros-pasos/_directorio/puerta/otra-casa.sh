cd Laberinto/norte
cd ../sur/cocina
~/Laberinto/norte/abrir.sh
