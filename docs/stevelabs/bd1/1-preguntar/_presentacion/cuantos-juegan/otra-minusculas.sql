select jugadores
from juego
