-- Falla: paso 2
CREATE INDEX ficha ON prestamo (prestado, socio_id);
DROP INDEX por_socio;
