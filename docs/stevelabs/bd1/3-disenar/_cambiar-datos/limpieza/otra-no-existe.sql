delete from socio where not exists (select * from prestamo where socio_id = socio.id)
and not exists (select * from socio as n where n.presentado_por = socio.id)
