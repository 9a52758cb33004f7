-- Falla: tabla cuaderno
UPDATE cuaderno SET carnet = '267' WHERE carnet = '276';
