select id, prestado, devuelto from prestamo where 12 = juego_id order by 2, 1
