select soporte, estreno from juego where 'Gato de alquiler' = titulo
