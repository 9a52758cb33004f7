select a.nombre, count(distinct b.carnet) from cuaderno a join cuaderno b on a.nombre = b.nombre and a.carnet <> b.carnet group by a.nombre;
