select nombre from socio s
where (select count(*) from prestamo where socio_id = s.id) > 0
  and 0 = (select count(*) from socio where presentado_por = s.id)
order by s.id
