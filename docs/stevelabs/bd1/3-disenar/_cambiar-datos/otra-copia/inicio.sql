UPDATE juego
SET copias = copias + 1
WHERE id IN (___);
