WITH suyos AS (
  SELECT p.id, p.juego_id, p.vence
  FROM prestamo AS p JOIN socio AS s ON s.id = p.socio_id
  WHERE p.devuelto IS NULL AND ? = s.carnet
)
SELECT j.titulo, q.vence
FROM suyos AS q JOIN juego AS j ON j.id = q.juego_id
ORDER BY q.vence, q.id;
