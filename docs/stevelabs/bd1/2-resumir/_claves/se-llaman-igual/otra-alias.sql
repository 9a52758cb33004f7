select lower(nombre) as n, count(id), min(carnet), max(carnet) from socio
group by n having count(id) >= 2 order by 1
