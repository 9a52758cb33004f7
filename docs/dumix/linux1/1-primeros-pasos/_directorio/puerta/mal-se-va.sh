# Falla: condición 1
cd Laberinto/sur/cocina
../../norte/abrir.sh
cd
