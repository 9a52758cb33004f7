INSERT INTO tienda (nombre, barrio)
SELECT tienda, barrio FROM compra WHERE barrio IS NOT NULL
UNION
SELECT tienda, NULL FROM compra WHERE barrio IS NULL;
