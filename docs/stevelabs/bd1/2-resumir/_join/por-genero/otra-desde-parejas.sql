select nombre, count(*) from juego_genero
join genero on genero.id = genero_id
join prestamo on prestamo.juego_id = juego_genero.juego_id
group by nombre order by count(*) desc, nombre
