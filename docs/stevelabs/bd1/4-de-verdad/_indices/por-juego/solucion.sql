CREATE INDEX por_juego ON prestamo (juego_id);
