-- Falla: filas
SELECT j.titulo, count(*) AS veces FROM juego AS j JOIN prestamo AS p ON p.juego_id = j.id
GROUP BY j.id ORDER BY veces DESC, j.id LIMIT 1;
