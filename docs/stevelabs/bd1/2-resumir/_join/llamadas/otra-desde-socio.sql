select carnet, nombre, titulo, copias from socio as s
join prestamo as p on p.socio_id = s.id join juego as j on j.id = p.juego_id
where devuelto is null and not vence >= '2026-11-21' order by vence, p.id
