-- Falla: filas
SELECT nombre FROM socio AS s
WHERE EXISTS (SELECT * FROM prestamo)
  AND NOT EXISTS (SELECT * FROM socio AS n WHERE n.presentado_por = s.id)
ORDER BY id;
