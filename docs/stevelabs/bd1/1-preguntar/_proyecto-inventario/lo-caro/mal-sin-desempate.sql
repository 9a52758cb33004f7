-- Falla: orden
SELECT titulo, copias, centavos * copias / 100.0 AS pesos
FROM juego WHERE centavos * copias > 10000 ORDER BY pesos DESC;
