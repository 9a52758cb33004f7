-- Falla: paso 1
CREATE INDEX al_reves ON prestamo (prestado, socio_id);
