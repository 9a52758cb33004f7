CREATE INDEX lo_que_vence ON prestamo (vence, devuelto);
