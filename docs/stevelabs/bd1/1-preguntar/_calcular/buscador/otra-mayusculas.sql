select titulo, length(titulo) from juego where upper(titulo) like '%LA%' order by 2 desc, titulo
