CREATE INDEX por_socio ON prestamo (socio_id);
