DELETE FROM socio WHERE id IN (
  SELECT s.id FROM socio AS s
  LEFT JOIN prestamo AS p ON p.socio_id = s.id
  LEFT JOIN socio AS n ON n.presentado_por = s.id
  WHERE p.id IS NULL AND n.id IS NULL
) RETURNING nombre;
