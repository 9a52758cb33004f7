cd Laberinto/sur/cocina
../../norte/abrir.sh
