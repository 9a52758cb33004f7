SELECT titulo FROM juego WHERE titulo = 'zzz' AND 1 = 0 UNION ALL SELECT nombre FROM genero; --';
