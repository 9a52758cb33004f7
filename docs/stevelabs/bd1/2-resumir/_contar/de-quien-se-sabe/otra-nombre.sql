select count(nombre) as socios, count(barrio) as con_barrio from socio
