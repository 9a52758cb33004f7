-- El socio 41 no ha pedido nada ni ha presentado a otros.
DELETE FROM prestamo WHERE socio_id = 41;
UPDATE socio SET presentado_por = NULL WHERE presentado_por = 41;
