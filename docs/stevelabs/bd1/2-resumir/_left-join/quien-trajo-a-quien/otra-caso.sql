SELECT a.nombre,
  CASE WHEN b.id IS NULL THEN '-' ELSE b.nombre END,
  ifnull(c.nombre, '-')
FROM socio a
LEFT JOIN socio b ON b.id = a.presentado_por
LEFT JOIN socio c ON c.id = b.presentado_por AND b.id = a.presentado_por
ORDER BY 0 + a.id;
