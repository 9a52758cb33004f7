DROP INDEX por_socio;
CREATE INDEX por_socio ON prestamo (socio_id, prestado);
