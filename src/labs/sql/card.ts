import type { LabCard } from '../types';

/** Texts of the SQL lab's card. */
export const card: LabCard = {
  text: 'Una base de datos de verdad, SQLite, con tablas de ejemplo. Pregúntale lo que quieras y mira cómo piensa la respuesta.',
  can: [
    'Hacer consultas y leer sus errores explicados en español.',
    'Ver una consulta paso a paso: qué filas se juntan, cuáles caen y qué grupos quedan.',
    'Diseñar tablas y verlas dibujadas con sus relaciones.',
    'Abrir un archivo CSV o una base de SQLite tuya, que no sale de tu dispositivo.',
  ],
};
