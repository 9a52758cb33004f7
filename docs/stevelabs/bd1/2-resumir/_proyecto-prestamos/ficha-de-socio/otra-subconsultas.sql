SELECT nombre,
  (SELECT count(*) FROM prestamo WHERE socio_id = s.id),
  (SELECT count(*) FROM prestamo WHERE socio_id = s.id AND devuelto > vence),
  (SELECT count(*) FROM prestamo WHERE socio_id = s.id AND devuelto IS NULL),
  coalesce((SELECT titulo FROM juego WHERE id = (
    SELECT juego_id FROM prestamo WHERE socio_id = s.id
    GROUP BY juego_id ORDER BY count(*) DESC, juego_id LIMIT 1)), '—')
FROM socio AS s ORDER BY id;
