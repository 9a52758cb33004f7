SELECT titulo, round(copias * coalesce(centavos, 1000) * 120 / 10000.0, 2) AS pesos
FROM juego ORDER BY pesos DESC, id LIMIT 10;
