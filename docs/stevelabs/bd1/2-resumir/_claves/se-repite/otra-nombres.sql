select count(id) as juegos, count(distinct juego.titulo) as titulos from juego
