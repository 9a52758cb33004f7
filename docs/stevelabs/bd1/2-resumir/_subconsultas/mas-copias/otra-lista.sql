select titulo, copias from juego
where copias in (select copias from juego order by copias desc limit 1)
order by 1
