-- Falla: filas
SELECT nombre FROM socio
WHERE id NOT IN (
  SELECT presentado_por FROM socio
  WHERE id IS NOT NULL
);
