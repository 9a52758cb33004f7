-- Falla: filas
SELECT titulo, round(centavos / 100.0, 1) FROM juego WHERE centavos IS NOT NULL ORDER BY centavos, titulo;
