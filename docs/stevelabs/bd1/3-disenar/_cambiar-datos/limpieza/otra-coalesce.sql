DELETE FROM socio WHERE id NOT IN (SELECT socio_id FROM prestamo)
AND id NOT IN (SELECT coalesce(presentado_por, -1) FROM socio);
