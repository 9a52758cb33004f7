# Falla: condición 1
MESA=7
reserva
