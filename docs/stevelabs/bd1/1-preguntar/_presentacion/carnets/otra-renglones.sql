select carnet
from socio
