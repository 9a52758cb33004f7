# Falla: condición 1
marcador -m 3 -p 12 "Los Píxeles"
marcador -p 5 Fantasmas
sed -i "s/^3 12 no/3 12 si/" marcador.txt
