SELECT p.id, juego_id, socio_id FROM prestamo AS p LEFT JOIN juego AS j ON j.id = juego_id
WHERE j.id IS NULL
UNION
SELECT p.id, juego_id, socio_id FROM prestamo AS p LEFT JOIN socio AS s ON s.id = socio_id
WHERE s.id IS NULL
ORDER BY 1;
