PRAGMA foreign_keys = OFF;
INSERT INTO prestamo (juego_id, socio_id, prestado, vence) VALUES
(coalesce((SELECT max(id) FROM juego), 8001), 9002, '2026-11-20', '2026-12-04'),
(9001, coalesce((SELECT min(id) FROM socio), 8002), '2026-11-20', '2026-12-04'),
(coalesce((SELECT min(id) FROM juego), 8003), coalesce((SELECT max(id) FROM socio), 8004),
  '2026-11-21', '2026-12-05'),
(9003, 9004, '2026-11-21', '2026-12-05');
PRAGMA foreign_keys = ON;
