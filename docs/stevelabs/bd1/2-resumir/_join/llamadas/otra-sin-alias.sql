SELECT socio.carnet, socio.nombre, juego.titulo, juego.copias
FROM prestamo
INNER JOIN juego ON juego.id = prestamo.juego_id
INNER JOIN socio ON socio.id = prestamo.socio_id
WHERE '2026-11-21' > prestamo.vence AND prestamo.devuelto IS NULL
ORDER BY prestamo.vence ASC, prestamo.id ASC;
