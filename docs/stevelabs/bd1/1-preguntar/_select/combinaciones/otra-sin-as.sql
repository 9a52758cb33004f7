select distinct soporte, jugadores, 'por revisar' estado
from juego
