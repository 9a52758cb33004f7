SELECT titulo FROM juego WHERE titulo = '___';
