select titulo as juego, estreno as año from juego order by 2 desc, 1
