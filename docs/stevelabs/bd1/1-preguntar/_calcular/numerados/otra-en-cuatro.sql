SELECT id || '.' || ' ' || titulo FROM juego;
