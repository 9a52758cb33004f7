CREATE INDEX por_juego ON ___;
