SELECT t.titulo, t.soporte, round(t.media, 2)
FROM (
  SELECT j.id, j.titulo, j.soporte, avg(p.nota) AS media
  FROM juego AS j JOIN prestamo AS p ON p.juego_id = j.id
  GROUP BY j.id
) AS t
JOIN (
  SELECT j.soporte, avg(p.nota) AS media
  FROM juego AS j JOIN prestamo AS p ON p.juego_id = j.id
  GROUP BY j.soporte
) AS u ON u.soporte = t.soporte
WHERE t.media > u.media
ORDER BY t.soporte, round(t.media, 2) DESC, t.titulo;
