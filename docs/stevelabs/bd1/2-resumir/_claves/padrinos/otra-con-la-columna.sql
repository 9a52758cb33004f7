select presentado_por, count(presentado_por) from socio
where not presentado_por is null
group by 1
order by 2 desc, 1
