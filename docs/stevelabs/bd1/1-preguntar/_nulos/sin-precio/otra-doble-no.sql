SELECT titulo FROM juego WHERE NOT centavos IS NOT NULL;
