-- El socio y los dos juegos están siempre.
INSERT OR IGNORE INTO socio (id, carnet, nombre, ingreso)
VALUES (5, '9905', 'Úrsula', '2024-01-13');
INSERT OR IGNORE INTO juego (id, titulo, soporte)
VALUES (4, 'La penúltima vida', 'disco'), (60, 'Cohete de cartón', 'disco');
