SELECT j.titulo, j.soporte, round(sum(p.nota) * 1.0 / count(p.nota), 2) AS media
FROM juego AS j JOIN prestamo AS p ON p.juego_id = j.id
GROUP BY j.id
HAVING sum(p.nota) * 1.0 / count(p.nota) > (
  SELECT sum(q.nota) * 1.0 / count(q.nota)
  FROM prestamo AS q JOIN juego AS k ON k.id = q.juego_id
  WHERE k.soporte = j.soporte
)
ORDER BY j.soporte, media DESC, j.titulo;
