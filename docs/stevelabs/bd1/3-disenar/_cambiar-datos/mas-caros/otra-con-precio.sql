UPDATE juego SET centavos = 100 + centavos
WHERE soporte = 'disco' AND centavos IS NOT NULL;
