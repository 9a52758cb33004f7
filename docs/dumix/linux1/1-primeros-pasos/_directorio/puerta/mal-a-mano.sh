# Falla: condición 2
cd Laberinto/sur/cocina
touch ../../puerta-abierta
