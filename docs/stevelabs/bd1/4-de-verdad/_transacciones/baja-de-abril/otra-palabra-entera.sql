BEGIN TRANSACTION;
DELETE FROM socio WHERE id IN (41);
UPDATE juego SET copias = 1 + copias WHERE id = 60;
END;
