CREATE INDEX prestamo_por_socio ON prestamo (socio_id, prestado);
