select soporte, max(centavos) as centavos from juego group by 1 order by 2
