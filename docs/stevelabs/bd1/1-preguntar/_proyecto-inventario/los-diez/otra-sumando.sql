SELECT titulo, round((coalesce(centavos / 100.0, 10) + coalesce(centavos / 100.0, 10) * 20 / 100) * copias, 2)
FROM juego ORDER BY 2 DESC, id ASC LIMIT 10 OFFSET 0;
