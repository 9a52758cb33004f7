SELECT titulo, centavos FROM juego
WHERE centavos BETWEEN 2500 AND 4550 OR centavos IS NULL;
