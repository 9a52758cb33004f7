marcador -p5 -m1 Fantasmas
marcador -xm 3 -p 12 "Los Píxeles"
