SELECT titulo FROM juego
WHERE centavos IS NULL;
