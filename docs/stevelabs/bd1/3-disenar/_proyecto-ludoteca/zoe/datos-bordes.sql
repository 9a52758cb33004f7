-- con otra Zoé
CREATE TABLE socio (
  id INTEGER PRIMARY KEY,
  carnet TEXT NOT NULL UNIQUE,
  nombre TEXT NOT NULL
) STRICT;
INSERT INTO socio VALUES
(1, '023', 'Aurora'), (2, '046', 'Bruno'), (3, '069', 'Celia'), (7, '161', 'Lucía'),
(12, '276', 'Zoé'), (17, '391', 'Martín'), (24, '552', 'lucía'), (36, '828', 'MARTÍN');
CREATE TABLE cuaderno (
  torneo TEXT NOT NULL,
  dia TEXT,
  carnet TEXT NOT NULL,
  nombre TEXT NOT NULL,
  juego1 TEXT NOT NULL,
  juego2 TEXT,
  puntos INTEGER NOT NULL
) STRICT;
INSERT INTO cuaderno VALUES
('Maratón', NULL, '267', 'Zoé', 'Nave Anchoa', NULL, 1),
('Copa', NULL, '930', 'Zoé', 'Nave Anchoa', NULL, 1),
('Copa', NULL, '1267', 'Raúl', 'Nave Anchoa', NULL, 4),
('Copa', NULL, '267', 'Zoe', 'Nave Anchoa', NULL, 2);
