-- Falla: filas
SELECT titulo, centavos / 100.0 FROM juego WHERE centavos > 0 ORDER BY centavos, titulo;
