CREATE INDEX por_vence ON prestamo (vence);
