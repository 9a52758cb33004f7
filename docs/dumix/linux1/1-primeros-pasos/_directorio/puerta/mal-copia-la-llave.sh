# Falla: condición 2
cd Laberinto/sur/cocina
cp /var/lib/club/llave ../../puerta-abierta
