-- Falla: filas
SELECT titulo, copias, centavos / 100.0 AS pesos
FROM juego WHERE centavos > 10000 ORDER BY pesos DESC, titulo;
