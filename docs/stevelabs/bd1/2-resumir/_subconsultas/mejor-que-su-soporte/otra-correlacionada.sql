SELECT titulo, soporte,
  round((SELECT avg(nota) FROM prestamo WHERE juego_id = j.id), 2) AS media
FROM juego AS j
WHERE (SELECT avg(nota) FROM prestamo WHERE juego_id = j.id) > (
  SELECT avg(nota) FROM prestamo
  WHERE (SELECT soporte FROM juego WHERE id = juego_id) = j.soporte
)
ORDER BY soporte, media DESC, titulo;
