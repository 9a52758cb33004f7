SELECT id, juego_id, socio_id FROM prestamo
WHERE juego_id NOT IN (SELECT id FROM juego) OR socio_id NOT IN (SELECT id FROM socio)
ORDER BY id;
