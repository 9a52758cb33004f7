-- Falla: tabla tienda
INSERT INTO tienda (nombre, barrio)
SELECT min(tienda), barrio FROM compra GROUP BY barrio;
