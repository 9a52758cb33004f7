-- Falla: tabla juego
UPDATE juego SET centavos = centavos + 100;
