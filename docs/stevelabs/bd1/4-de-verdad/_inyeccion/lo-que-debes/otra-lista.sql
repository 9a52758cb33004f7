SELECT titulo, vence
FROM prestamo AS p JOIN juego AS j ON j.id = juego_id
WHERE devuelto IS NULL
  AND socio_id IN (SELECT id FROM socio WHERE carnet = ?)
ORDER BY vence, p.id;
