SELECT nombre FROM socio
WHERE id NOT IN (
  SELECT presentado_por FROM socio
  WHERE presentado_por > 0
);
