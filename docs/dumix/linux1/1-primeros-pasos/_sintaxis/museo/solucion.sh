ls -lS 'Sala de sonido'
ls -lt 'Sala de redes'
ls -a Depósito
mkdir rocola paloma .disquete
