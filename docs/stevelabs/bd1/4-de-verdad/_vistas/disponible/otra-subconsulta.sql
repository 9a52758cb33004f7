CREATE VIEW disponible AS
SELECT * FROM (
  SELECT id, titulo, copias - (
    SELECT count(*) FROM prestamo
    WHERE juego_id = j.id AND devuelto IS NULL
  ) AS libres
  FROM juego AS j
) AS t
WHERE libres > 0;
