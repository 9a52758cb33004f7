-- Falla: filas
SELECT titulo || ' [' || soporte || ', ' || estreno || ']' FROM juego ORDER BY id;
