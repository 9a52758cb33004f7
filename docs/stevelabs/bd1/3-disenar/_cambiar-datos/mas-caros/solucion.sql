UPDATE juego
SET centavos = centavos + 100
WHERE soporte = 'disco';
