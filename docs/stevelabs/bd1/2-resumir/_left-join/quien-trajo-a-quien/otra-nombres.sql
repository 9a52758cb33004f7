select nuevo.nombre, coalesce(padrino.nombre, '-'), coalesce(abuelo.nombre, '-')
from socio as nuevo
left join socio as padrino on nuevo.presentado_por = padrino.id
left join socio as abuelo on padrino.presentado_por = abuelo.id
order by nuevo.id asc
