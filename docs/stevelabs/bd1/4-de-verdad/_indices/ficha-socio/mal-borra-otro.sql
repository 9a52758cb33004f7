-- Falla: error
CREATE INDEX ficha ON prestamo (socio_id, prestado);
DROP INDEX socio_id;
