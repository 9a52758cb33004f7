-- Falla: filas
SELECT titulo, round(coalesce(centavos, 1000) * copias * (120 / 100) / 100.0, 2) AS pesos
FROM juego ORDER BY pesos DESC, id LIMIT 10;
