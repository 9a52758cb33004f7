-- Falla: tabla cuaderno
UPDATE cuaderno SET carnet = '276' WHERE nombre = 'Zoé';
