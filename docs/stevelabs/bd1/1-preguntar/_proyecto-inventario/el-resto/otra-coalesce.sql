SELECT titulo, centavos FROM juego
WHERE coalesce(centavos, 2500) BETWEEN 2500 AND 4550;
