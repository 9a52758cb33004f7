-- Falla: tabla cuaderno
UPDATE cuaderno SET carnet = replace(carnet, '267', '276');
