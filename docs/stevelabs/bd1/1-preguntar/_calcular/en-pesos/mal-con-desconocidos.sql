-- Falla: filas
SELECT titulo, centavos / 100.0 FROM juego ORDER BY centavos, titulo;
