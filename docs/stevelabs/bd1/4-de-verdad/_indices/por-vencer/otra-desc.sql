CREATE INDEX IF NOT EXISTS "por vence" ON prestamo (vence DESC);
