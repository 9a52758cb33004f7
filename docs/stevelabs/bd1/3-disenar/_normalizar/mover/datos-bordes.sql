-- el mismo título dos veces
CREATE TABLE cuaderno (
  torneo TEXT NOT NULL,
  dia TEXT NOT NULL,
  carnet TEXT NOT NULL,
  nombre TEXT NOT NULL,
  juego1 TEXT NOT NULL,
  juego2 TEXT,
  puntos INTEGER NOT NULL
) STRICT;
INSERT INTO cuaderno VALUES
('Copa Polilla', '2026-12-05', '069', 'Celia', 'Nave Anchoa', 'Nave Anchoa', 7),
('Copa Polilla', '2026-12-05', '023', 'Aurora', 'Nave Anchoa', 'Nave Anchoa', 9),
('Copa Gotera', '2026-12-05', '023', 'Aurora', 'Marea de bits', 'Nave Anchoa', 3),
('Liga Sótano', '2026-12-12', '046', 'Bruno', 'Marea de bits', NULL, 3);
