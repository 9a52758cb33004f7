INSERT INTO tienda
SELECT min(id), tienda, barrio FROM compra GROUP BY tienda, barrio;
