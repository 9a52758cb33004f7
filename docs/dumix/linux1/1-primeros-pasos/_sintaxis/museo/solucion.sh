ls -lS 'Sala de sonido'
ls -lt 'Sala de redes'
ls -a Depósito
rotular rocola paloma .disquete
