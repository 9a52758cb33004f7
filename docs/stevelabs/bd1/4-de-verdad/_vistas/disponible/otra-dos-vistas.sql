CREATE VIEW fuera_por_juego AS
SELECT j.id AS juego_id, sum(p.id IS NOT NULL AND p.devuelto IS NULL) AS n
FROM juego AS j LEFT JOIN prestamo AS p ON p.juego_id = j.id
GROUP BY j.id;
CREATE VIEW IF NOT EXISTS disponible AS
SELECT juego.id, titulo, copias - n AS libres
FROM juego JOIN fuera_por_juego AS f ON f.juego_id = juego.id
WHERE copias - n >= 1;
