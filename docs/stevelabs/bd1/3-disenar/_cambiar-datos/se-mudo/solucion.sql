UPDATE socio
SET barrio = 'Puerto'
WHERE id = 3;
