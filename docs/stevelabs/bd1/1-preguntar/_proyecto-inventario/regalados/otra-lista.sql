select titulo, soporte from juego where centavos in (0) order by 1, id
