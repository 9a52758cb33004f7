-- Falla: error
INSERT INTO tienda (nombre, barrio)
SELECT tienda, barrio FROM compra;
