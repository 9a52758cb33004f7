ls -lS "Sala de sonido"
rotular rocola
ls -lt "Sala de redes"
rotular -c "verde oscuro" paloma
ls -a Depósito
rotular .disquete
