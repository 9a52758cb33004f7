SELECT nombre FROM socio
WHERE id NOT IN (SELECT presentado_por FROM socio WHERE presentado_por IS NOT NULL)
  AND id IN (SELECT socio_id FROM prestamo)
ORDER BY id;
