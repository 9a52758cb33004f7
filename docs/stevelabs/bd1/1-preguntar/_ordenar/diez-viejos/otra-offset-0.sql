select titulo, estreno from juego where not estreno is null order by 2, 1 limit 10 offset 0
