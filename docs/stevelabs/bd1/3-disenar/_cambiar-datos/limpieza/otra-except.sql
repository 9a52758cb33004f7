DELETE FROM socio WHERE id IN (SELECT id FROM socio EXCEPT SELECT socio_id FROM prestamo EXCEPT SELECT presentado_por FROM socio);
