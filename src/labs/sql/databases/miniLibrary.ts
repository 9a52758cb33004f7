import { LIBRARY_SCHEMA } from './schema';

/**
 * Library with few rows, to be drawn. Two games were never lent, one has no genre
 * and one genre has no games; a member has borrowed nothing; two loans are not
 * back. Its games and members are rows of the whole library.
 */
export const MINI_LIBRARY = `${LIBRARY_SCHEMA}INSERT INTO genero VALUES
(1, 'Aventura'),
(2, 'Carreras'),
(6, 'Plataformas'),
(9, 'Terror');
INSERT INTO juego VALUES
(1, 'Marea de bits', 1994, 'cartucho', 2, 4550, 3),
(2, 'Gato de alquiler', 1989, 'casete', 1, 1200, 2),
(3, 'Ñandú veloz', 1991, 'cartucho', 4, 3999, 2),
(4, 'La penúltima vida', 1998, 'disco', 1, 5250, 1),
(5, 'Rock ''n'' Raíz', 2003, 'disco', 4, 6100, 2);
INSERT INTO juego_genero VALUES
(1, 1),
(1, 6),
(2, 1),
(3, 2),
(4, 1),
(4, 6);
INSERT INTO socio VALUES
(1, '023', 'Aurora', 'Centro', '1991-04-02', '2024-01-13', NULL),
(2, '046', 'Bruno', 'La Peña', '2003-11-19', '2024-01-13', NULL),
(3, '069', 'Celia', 'El Águila', '1968-07-30', '2024-01-13', NULL),
(4, '092', 'Íñigo', 'centro', NULL, '2024-01-13', 1),
(5, '115', 'Begoña', 'Los Álamos', '1955-01-08', '2024-01-13', NULL),
(6, '138', 'José Ángel', 'La Peña', '1984-09-14', '2024-01-13', 2);
INSERT INTO prestamo VALUES
(1, 1, 1, '2026-10-02', '2026-10-16', '2026-10-09', 5),
(2, 3, 3, '2026-10-03', '2026-10-17', '2026-10-20', 4),
(3, 2, 2, '2026-10-10', '2026-10-24', NULL, NULL),
(4, 3, 3, '2026-10-24', '2026-10-31', '2026-10-30', 5),
(5, 1, 6, '2026-11-07', '2026-11-21', '2026-11-14', NULL),
(6, 1, 4, '2026-11-14', '2026-11-28', NULL, NULL);
`;
