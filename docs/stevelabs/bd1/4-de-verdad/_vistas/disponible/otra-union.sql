create view disponible as
select id, titulo, copias as libres from juego where id not in (select juego_id from prestamo where devuelto is null)
union all
select j.id, titulo, copias - count(*) from juego j join prestamo p on j.id = p.juego_id where devuelto is null group by j.id having copias > count(*);
