select titulo, vence from prestamo join juego on juego.id = juego_id
where devuelto is null order by vence, prestamo.id
