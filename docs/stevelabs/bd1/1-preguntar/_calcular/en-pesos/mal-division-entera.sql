-- Falla: filas
SELECT titulo, centavos / 100 AS pesos FROM juego WHERE centavos IS NOT NULL ORDER BY centavos, titulo;
