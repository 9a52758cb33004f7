SELECT p.id, p.juego_id, p.socio_id
FROM prestamo AS p
LEFT JOIN juego AS j ON j.id = p.juego_id
LEFT JOIN socio AS s ON s.id = p.socio_id
WHERE j.id IS NULL OR s.id IS NULL
ORDER BY p.id;
