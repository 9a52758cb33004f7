-- Primero miro qué juego es.
SELECT titulo, soporte FROM juego WHERE id = 12;
SELECT id, prestado AS empezo, devuelto AS volvio FROM prestamo
WHERE juego_id = 12 ORDER BY empezo, id;
