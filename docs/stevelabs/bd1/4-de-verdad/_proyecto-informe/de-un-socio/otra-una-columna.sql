CREATE INDEX IF NOT EXISTS de_socio ON prestamo (socio_id);
