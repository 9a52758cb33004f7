update prestamo set devuelto = date('2026-11-14', '+7 days') where id in (1) returning *
