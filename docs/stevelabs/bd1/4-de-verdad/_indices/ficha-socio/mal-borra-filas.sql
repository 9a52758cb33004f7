-- Falla: paso 4
CREATE INDEX ficha ON prestamo (socio_id, prestado);
DROP INDEX por_socio;
DELETE FROM prestamo WHERE socio_id = 5 AND prestado < '2026-01-01';
