SELECT nombre, trim(nullif(trim(barrio), '')) FROM llegada;
