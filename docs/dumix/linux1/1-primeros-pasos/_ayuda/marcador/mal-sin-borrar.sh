# Falla: condición 3
marcador Fantasmas
marcador -p 5 Fantasmas
marcador -m 3 -p 12 -x 'Los Píxeles'
