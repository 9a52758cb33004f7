-- Falla: error
-- Falla: tabla socio
DELETE FROM socio WHERE id = 41;
