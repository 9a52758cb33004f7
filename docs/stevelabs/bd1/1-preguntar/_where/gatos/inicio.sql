SELECT soporte, estreno FROM juego
WHERE ___ = ___;
