SELECT id, juego_id, socio_id FROM prestamo AS p
WHERE NOT (EXISTS (SELECT * FROM juego AS j WHERE j.id = p.juego_id)
  AND EXISTS (SELECT * FROM socio AS s WHERE s.id = p.socio_id))
ORDER BY id;
