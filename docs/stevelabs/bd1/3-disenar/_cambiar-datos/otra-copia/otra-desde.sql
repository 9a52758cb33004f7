UPDATE juego SET copias = copias + 1 FROM prestamo WHERE prestamo.juego_id = juego.id AND prestamo.devuelto IS NULL;
