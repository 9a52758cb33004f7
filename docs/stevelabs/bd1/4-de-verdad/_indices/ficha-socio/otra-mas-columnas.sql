CREATE INDEX ficha ON prestamo (socio_id, prestado DESC, juego_id);
DROP INDEX IF EXISTS por_socio;
