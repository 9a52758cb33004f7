INSERT INTO tienda (nombre, barrio)
SELECT DISTINCT tienda, barrio FROM compra;
