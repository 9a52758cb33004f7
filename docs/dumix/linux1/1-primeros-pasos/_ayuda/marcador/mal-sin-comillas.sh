# Falla: condición 1
marcador -m 3 -p 12 -x Los Píxeles
marcador -p 5 Fantasmas
