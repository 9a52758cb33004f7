# Falla: condición 2
Laberinto/norte/abrir.sh
cd Laberinto/sur/cocina
