-- Falla: tabla cuaderno
UPDATE cuaderno SET carnet = '276';
