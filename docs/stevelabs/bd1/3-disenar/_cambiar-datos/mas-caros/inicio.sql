UPDATE juego
SET centavos = ___
WHERE soporte = 'disco';
