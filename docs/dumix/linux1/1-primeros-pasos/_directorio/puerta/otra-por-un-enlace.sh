ln -s Laberinto/sur/cocina c
cd c
~/Laberinto/norte/abrir.sh
