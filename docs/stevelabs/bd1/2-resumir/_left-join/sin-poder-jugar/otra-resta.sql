SELECT j.titulo, j.copias, count(p.id) - count(p.devuelto) AS fuera
FROM juego AS j LEFT JOIN prestamo AS p ON p.juego_id = j.id
GROUP BY j.id
ORDER BY fuera DESC, j.titulo;
