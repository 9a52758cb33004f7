-- Falla: filas
SELECT j.titulo, count(*) AS veces FROM juego AS j JOIN prestamo AS p ON p.juego_id = j.id
GROUP BY j.id HAVING count(*) = 46 ORDER BY j.id;
