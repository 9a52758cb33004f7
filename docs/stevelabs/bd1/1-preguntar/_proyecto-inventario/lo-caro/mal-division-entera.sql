-- Falla: filas
SELECT titulo, copias, centavos * copias / 100 AS pesos
FROM juego WHERE centavos * copias / 100 > 100 ORDER BY pesos DESC, titulo;
