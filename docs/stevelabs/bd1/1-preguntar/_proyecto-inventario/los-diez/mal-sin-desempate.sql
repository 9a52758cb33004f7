-- Falla: filas
-- Falla: orden
SELECT titulo, round(coalesce(centavos, 1000) * copias * 1.2 / 100, 2) AS pesos
FROM juego ORDER BY pesos DESC LIMIT 10;
