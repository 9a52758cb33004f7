SELECT coalesce(titulo || ' [' || soporte || ', ' || estreno || ']', titulo || ' [' || soporte || ', s. f.]')
FROM juego ORDER BY id;
