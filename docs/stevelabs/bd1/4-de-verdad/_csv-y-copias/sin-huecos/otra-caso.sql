SELECT nombre, CASE WHEN trim(barrio) <> '' THEN trim(barrio) END AS barrio
FROM llegada;
