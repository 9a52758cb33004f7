-- Falla: paso 2
CREATE INDEX por_vence ON prestamo (vence) WHERE vence = '2026-12-05';
