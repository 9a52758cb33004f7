-- Falla: tabla juego
UPDATE juego SET centavos = 100 WHERE soporte = 'disco';
