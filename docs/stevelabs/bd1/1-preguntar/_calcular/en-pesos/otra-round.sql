select titulo, round(centavos / 100.0, 2) from juego where not centavos is null order by 2, 1
