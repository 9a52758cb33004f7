-- Falla: filas
SELECT titulo, round(centavos * copias * 1.2 / 100, 2) AS pesos
FROM juego WHERE centavos IS NOT NULL ORDER BY pesos DESC, id LIMIT 10;
