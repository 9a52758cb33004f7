CREATE INDEX ficha ON prestamo (socio_id, prestado);
DROP INDEX por_socio;
