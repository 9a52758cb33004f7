-- Falla: tabla tienda
INSERT INTO tienda (nombre)
SELECT DISTINCT tienda FROM compra;
