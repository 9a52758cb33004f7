-- Falla: filas
SELECT titulo, centavos / 100 * 1.0 FROM juego WHERE centavos IS NOT NULL ORDER BY centavos, titulo;
