SELECT a.nombre,
  coalesce(b.nombre, '-') AS lo_trajo,
  coalesce(c.nombre, '-') AS antes
FROM socio AS a
LEFT JOIN socio AS b ON b.id = a.presentado_por
LEFT JOIN socio AS c ON c.id = b.presentado_por
ORDER BY a.id;
