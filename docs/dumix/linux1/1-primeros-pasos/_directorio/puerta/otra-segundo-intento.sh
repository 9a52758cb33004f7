cd Laberinto
norte/abrir.sh
cd sur/cocina
pwd
../../norte/abrir.sh
