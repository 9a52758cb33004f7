# Falla: condición 1
marcador --mesa=3 --puntos=12 'Los Píxeles'
marcador -p 5 Fantasmas
