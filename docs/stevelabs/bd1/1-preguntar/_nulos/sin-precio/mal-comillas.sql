-- Falla: filas
SELECT titulo FROM juego WHERE centavos = 'NULL';
