update prestamo set vence = date(vence, '7 days')
where not vence < '2026-11-21' and devuelto is null
