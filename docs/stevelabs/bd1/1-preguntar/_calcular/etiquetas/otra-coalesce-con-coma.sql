select titulo || ' ' || '[' || soporte || coalesce(', ' || estreno, ', s. f.') || ']' from juego order by id asc
