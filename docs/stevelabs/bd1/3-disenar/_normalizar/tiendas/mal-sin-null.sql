-- Falla: tabla tienda
INSERT INTO tienda (nombre, barrio)
SELECT DISTINCT tienda, barrio FROM compra WHERE barrio IS NOT NULL;
