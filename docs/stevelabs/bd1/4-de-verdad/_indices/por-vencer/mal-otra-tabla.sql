-- Falla: error
CREATE INDEX por_vence ON socio (vence);
