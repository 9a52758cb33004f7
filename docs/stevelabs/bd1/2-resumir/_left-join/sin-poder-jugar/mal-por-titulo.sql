-- Falla: filas
SELECT j.titulo, j.copias, count(p.id) AS fuera
FROM juego AS j LEFT JOIN prestamo AS p
  ON p.juego_id = j.id AND p.devuelto IS NULL
GROUP BY j.titulo
ORDER BY fuera DESC, j.titulo;
