-- Falla: filas
SELECT j.titulo, j.copias, count(*) AS fuera
FROM juego AS j LEFT JOIN prestamo AS p
  ON p.juego_id = j.id AND p.devuelto IS NULL
GROUP BY j.id
ORDER BY fuera DESC, j.titulo;
