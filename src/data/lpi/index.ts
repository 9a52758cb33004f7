/** Objective of an exam. */
export interface Objective {
  /** Code such as `2.1`; its first digit is the topic. */
  readonly code: string;
  readonly title: string;
  /** Weight of the objective: approximate number of its questions, of forty. */
  readonly weight: number;
}

export interface Topic {
  readonly title: string;
  readonly objectives: readonly Objective[];
}

/**
 * Objetivos de LPI Linux Essentials, versión 1.6 (examen 010-160), en pocas
 * palabras.
 */
export const lpiTopics: readonly Topic[] = [
  {
    title: 'La comunidad y el trabajo con Linux',
    objectives: [
      { code: '1.1', title: 'Historia y sistemas conocidos', weight: 2 },
      { code: '1.2', title: 'Aplicaciones libres y paquetes', weight: 2 },
      { code: '1.3', title: 'Software libre y licencias', weight: 1 },
      { code: '1.4', title: 'Dónde se usa y cómo se trabaja', weight: 2 },
    ],
  },
  {
    title: 'Orientarse en un sistema',
    objectives: [
      { code: '2.1', title: 'La línea de comandos', weight: 3 },
      { code: '2.2', title: 'Pedir ayuda', weight: 2 },
      { code: '2.3', title: 'Directorios y listados', weight: 2 },
      { code: '2.4', title: 'Crear, mover y borrar archivos', weight: 2 },
    ],
  },
  {
    title: 'Lo que puede la línea de comandos',
    objectives: [
      { code: '3.1', title: 'Empaquetar y comprimir', weight: 2 },
      { code: '3.2', title: 'Buscar y extraer datos', weight: 3 },
      { code: '3.3', title: 'De los comandos a un script', weight: 4 },
    ],
  },
  {
    title: 'El sistema operativo',
    objectives: [
      { code: '4.1', title: 'Elegir un sistema', weight: 1 },
      { code: '4.2', title: 'El hardware', weight: 2 },
      { code: '4.3', title: 'Dónde se guarda cada cosa', weight: 3 },
      { code: '4.4', title: 'La computadora en la red', weight: 2 },
    ],
  },
  {
    title: 'Seguridad y permisos',
    objectives: [
      { code: '5.1', title: 'Clases de cuentas', weight: 2 },
      { code: '5.2', title: 'Crear cuentas y grupos', weight: 2 },
      { code: '5.3', title: 'Permisos y propietarios', weight: 2 },
      { code: '5.4', title: 'Enlaces y archivos temporales', weight: 1 },
    ],
  },
];

/** Codes of all objectives, in order. */
export const lpiCodes: readonly string[] = lpiTopics.flatMap(({ objectives }) =>
  objectives.map(({ code }) => code),
);
