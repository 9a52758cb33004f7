-- Falla: tabla socio
DELETE FROM socio WHERE id NOT IN (SELECT socio_id FROM prestamo) AND id NOT IN (SELECT presentado_por FROM socio WHERE presentado_por IS NOT NULL); DELETE FROM socio WHERE id NOT IN (SELECT socio_id FROM prestamo) AND id NOT IN (SELECT presentado_por FROM socio WHERE presentado_por IS NOT NULL);
