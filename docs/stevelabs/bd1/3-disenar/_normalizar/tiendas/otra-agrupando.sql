INSERT INTO tienda (barrio, nombre)
SELECT max(barrio), tienda FROM compra GROUP BY tienda;
