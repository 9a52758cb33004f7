select titulo, round(coalesce(centavos, 1000) * copias * 0.012, 2)
from juego order by coalesce(centavos, 1000) * copias desc, id limit 10
