export MESA=7
reserva
