select nombre, ingreso as desde from socio
left outer join prestamo on socio_id = socio.id
where prestado is null order by 2, 1
