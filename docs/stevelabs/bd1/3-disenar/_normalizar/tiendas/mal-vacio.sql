-- Falla: tabla tienda
INSERT INTO tienda (nombre, barrio)
SELECT DISTINCT tienda, coalesce(barrio, '') FROM compra;
