-- con tres carnets y con dos filas iguales
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
('Copa Polilla', '2026-12-05', '069', 'Celia', 'Nave Anchoa', NULL, 7),
('Copa Gotera', '2026-12-06', '069', 'Celia', 'Marea de bits', NULL, 3),
('Copa Polilla', '2026-12-05', '092', 'Martín', 'Nave Anchoa', NULL, 1),
('Copa Gotera', '2026-12-06', '207', 'Martín', 'Marea de bits', NULL, 2),
('Liga Sótano', '2026-12-12', '270', 'Martín', 'Marea de bits', NULL, 3);
