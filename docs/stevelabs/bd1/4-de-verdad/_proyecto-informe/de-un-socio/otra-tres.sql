CREATE INDEX todo ON prestamo (socio_id ASC, prestado, juego_id);
