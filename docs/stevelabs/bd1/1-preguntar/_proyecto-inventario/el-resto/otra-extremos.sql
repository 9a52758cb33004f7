SELECT titulo, centavos FROM juego
WHERE (centavos >= 2500 AND centavos <= 4550) OR centavos IS NULL;
