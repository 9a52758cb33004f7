MESA=7 reserva
