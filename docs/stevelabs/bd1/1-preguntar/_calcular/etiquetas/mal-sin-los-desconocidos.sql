-- Falla: filas
SELECT titulo || ' [' || soporte || ', ' || estreno || ']' FROM juego WHERE estreno IS NOT NULL ORDER BY id;
