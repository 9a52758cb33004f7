-- Los socios 2 y 4 están siempre.
INSERT OR IGNORE INTO socio (id, carnet, nombre, ingreso)
VALUES (2, '9902', 'Bruno', '2024-01-13'), (4, '9904', 'Íñigo', '2024-01-13');
