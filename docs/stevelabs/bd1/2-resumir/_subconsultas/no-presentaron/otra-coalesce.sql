SELECT nombre FROM socio
WHERE id NOT IN (SELECT coalesce(presentado_por, 0) FROM socio)
  AND id IN (SELECT socio_id FROM prestamo)
ORDER BY id;
