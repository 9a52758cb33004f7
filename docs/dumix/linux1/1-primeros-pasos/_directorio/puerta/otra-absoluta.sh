cd /home/alumno/Laberinto/sur/cocina
/home/alumno/Laberinto/norte/abrir.sh
