select distinct estreno "Estreno (año)"
from juego
