-- Falla: paso 3
CREATE INDEX ficha ON prestamo (socio_id, prestado);
