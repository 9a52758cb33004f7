-- Falla: paso 1
CREATE INDEX otra_tabla ON socio (id);
