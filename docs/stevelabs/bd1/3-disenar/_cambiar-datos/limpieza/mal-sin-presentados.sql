-- Falla: error
DELETE FROM socio WHERE id NOT IN (SELECT socio_id FROM prestamo);
