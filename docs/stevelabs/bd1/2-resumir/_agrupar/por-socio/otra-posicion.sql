select socio_id, count(id) from prestamo group by 1 order by 2 desc, 1
