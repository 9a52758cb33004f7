SELECT j.id, j.titulo FROM juego AS j
WHERE NOT EXISTS (
  SELECT * FROM prestamo AS p
  WHERE ___
);
