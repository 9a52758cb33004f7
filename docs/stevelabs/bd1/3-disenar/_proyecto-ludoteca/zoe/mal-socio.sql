-- Falla: tabla cuaderno
UPDATE socio SET carnet = '267' WHERE carnet = '276';
