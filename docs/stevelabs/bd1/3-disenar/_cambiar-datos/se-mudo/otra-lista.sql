update socio set barrio = 'Puerto' where id in (3)
