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
('Copa Tejado', '2026-03-07', '023', 'Aurora', 'Tejado tras tejado', 'Marea de bits', 40),
('Copa Tejado', '2026-03-07', '046', 'Bruno', 'Tejado tras tejado', 'Marea de bits', 25),
('Copa Tejado', '2026-03-07', '069', 'Celia', 'Tejado tras tejado', 'Marea de bits', 40),
('Copa Tejado', '2026-03-07', '161', 'Lucía', 'Tejado tras tejado', 'Marea de bits', 15),
('Liga Gatuna', '2026-06-27', '046', 'Bruno', 'Liga de tortugas', NULL, 30),
('Liga Gatuna', '2026-06-27', '069', 'Celia', 'Liga de tortugas', NULL, 5),
('Liga Gatuna', '2026-06-27', '069', 'Celia', 'Liga de tortugas', NULL, 12),
('Liga Gatuna', '2026-06-27', '552', 'Lucía', 'Liga de tortugas', NULL, 30),
('Liga Gatuna', '2026-06-27', '391', 'Martín', 'Liga de tortugas', NULL, 18),
('Maratón', '2026-09-12', '023', 'Aurora', 'Abejas contra el reloj', 'Nave Anchoa', 0),
('Maratón', '2026-09-12', '828', 'Martín', 'Abejas contra el reloj', 'Nave Anchoa', 22),
('Maratón', '2026-09-12', '276', 'Zoé', 'Abejas contra el reloj', 'Nave Anchoa', 35),
('Maratón', '2026-09-12', '161', 'Lucía', 'Abejas contra el reloj', 'Nave Anchoa', 22),
('La Improvisada', NULL, '046', 'Bruno', 'La gotera', NULL, 8);
CREATE TABLE torneo (
  id INTEGER PRIMARY KEY,
  nombre TEXT NOT NULL UNIQUE,
  dia TEXT CHECK (dia LIKE '____-__-__')
) STRICT;
CREATE TABLE inscripcion (
  torneo_id INTEGER NOT NULL
    REFERENCES torneo (id) ON DELETE CASCADE,
  socio_id INTEGER NOT NULL REFERENCES socio (id),
  puntos INTEGER NOT NULL DEFAULT 0 CHECK (puntos >= 0),
  PRIMARY KEY (torneo_id, socio_id)
) STRICT;
CREATE TABLE torneo_juego (
  torneo_id INTEGER NOT NULL
    REFERENCES torneo (id) ON DELETE CASCADE,
  juego_id INTEGER NOT NULL REFERENCES juego (id),
  PRIMARY KEY (torneo_id, juego_id)
) STRICT;
INSERT INTO torneo (nombre, dia)
SELECT DISTINCT torneo, dia FROM cuaderno;
INSERT INTO inscripcion (torneo_id, socio_id, puntos)
SELECT t.id, s.id, max(c.puntos)
FROM cuaderno AS c
JOIN torneo AS t ON t.nombre = c.torneo
JOIN socio AS s ON s.carnet = c.carnet
GROUP BY t.id, s.id;
