-- Falla: filas
SELECT j.titulo, j.soporte, round(avg(p.nota), 2) AS media
FROM juego AS j JOIN prestamo AS p ON p.juego_id = j.id
GROUP BY j.id
HAVING avg(p.nota) > (SELECT avg(nota) FROM prestamo)
ORDER BY j.soporte, media DESC, j.titulo;
