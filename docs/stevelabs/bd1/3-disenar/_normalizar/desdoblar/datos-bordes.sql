-- empates y un error menor que el bueno
CREATE TABLE cuaderno (
  torneo TEXT NOT NULL,
  dia TEXT NOT NULL,
  carnet TEXT NOT NULL,
  nombre TEXT NOT NULL,
  juego1 TEXT NOT NULL,
  juego2 TEXT,
  puntos INTEGER NOT NULL
) STRICT;
CREATE INDEX al_reves ON cuaderno (nombre DESC, carnet DESC);
INSERT INTO cuaderno VALUES
('Relámpago', '2026-12-20', '270', 'Martín', 'Nave Anchoa', NULL, 7),
('Copa Polilla', '2026-12-05', '207', 'Martín', 'Nave Anchoa', NULL, 7),
('Copa Gotera', '2026-12-06', '027', 'Martín', 'Marea de bits', NULL, 3),
('Liga Sótano', '2026-12-12', '207', 'Martín', 'Marea de bits', NULL, 3),
('Copa Polilla', '2026-12-05', '096', 'Celia', 'Nave Anchoa', NULL, 7),
('Copa Gotera', '2026-12-06', '069', 'Celia', 'Marea de bits', NULL, 3),
('Copa Polilla', '2026-12-05', '1040', 'Lucía', 'Nave Anchoa', NULL, 2),
('Copa Gotera', '2026-12-06', '138', 'Lucía', 'Nave Anchoa', NULL, 7),
('Copa Gotera', '2026-12-06', '046', 'Bruno', 'Marea de bits', NULL, 3),
('Liga Sótano', '2026-12-12', '064', 'Bruno', 'Marea de bits', NULL, 3),
('Relámpago', '2026-12-20', '064', 'Bruno', 'Nave Anchoa', NULL, 7),
('Copa Polilla', '2026-12-05', '046', 'Bruno', 'Nave Anchoa', NULL, 0);
