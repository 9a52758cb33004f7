-- Falla: filas
SELECT nombre FROM socio AS s
WHERE EXISTS (
  SELECT * FROM prestamo AS p
  WHERE p.socio_id = s.id AND p.devuelto IS NOT NULL
) AND NOT EXISTS (SELECT * FROM socio AS n WHERE n.presentado_por = s.id)
ORDER BY id;
