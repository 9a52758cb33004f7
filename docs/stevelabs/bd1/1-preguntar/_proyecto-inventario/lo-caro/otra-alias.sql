select titulo, copias, copias * centavos * 0.01 as pesos
from juego where pesos > 100 order by 3 desc, 1
