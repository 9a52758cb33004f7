SELECT a.nombre,
  coalesce((SELECT nombre FROM socio WHERE id = a.presentado_por), '-'),
  coalesce((SELECT c.nombre FROM socio AS b JOIN socio AS c ON c.id = b.presentado_por
            WHERE b.id = a.presentado_por), '-')
FROM socio AS a
ORDER BY a.id;
