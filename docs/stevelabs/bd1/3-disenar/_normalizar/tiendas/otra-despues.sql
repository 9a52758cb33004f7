BEGIN;
INSERT INTO tienda (nombre) SELECT DISTINCT tienda FROM compra;
UPDATE tienda SET barrio = (SELECT barrio FROM compra WHERE compra.tienda = tienda.nombre LIMIT 1);
COMMIT;
