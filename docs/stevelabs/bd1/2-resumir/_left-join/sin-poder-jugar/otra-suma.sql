SELECT titulo, copias, coalesce(sum(p.id IS NOT NULL AND devuelto IS NULL), 0)
FROM juego AS j LEFT JOIN prestamo AS p ON p.juego_id = j.id
GROUP BY j.id
ORDER BY 3 DESC, j.id;
