select nombre
from genero
