SELECT titulo, centavos / 100.0 AS pesos FROM juego
WHERE centavos IS NOT NULL
ORDER BY centavos, titulo;
