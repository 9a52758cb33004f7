# Falla: condición 2
cd Laberinto/sur/cocina
../norte/abrir.sh
