SELECT sum(copias * centavos / 100.0), count(*) - count(centavos)
FROM juego WHERE id > 0;
