-- Falla: error
DELETE FROM socio WHERE id NOT IN (SELECT socio_id FROM prestamo WHERE devuelto IS NULL)
AND id NOT IN (SELECT presentado_por FROM socio WHERE presentado_por IS NOT NULL);
