-- Falla: orden
SELECT j.titulo, j.soporte, round(avg(p.nota), 2) AS media
FROM juego AS j JOIN prestamo AS p ON p.juego_id = j.id
GROUP BY j.id
HAVING avg(p.nota) > (
  SELECT avg(q.nota)
  FROM prestamo AS q JOIN juego AS k ON k.id = q.juego_id
  WHERE k.soporte = j.soporte
)
ORDER BY j.soporte, avg(p.nota) DESC, j.titulo;
