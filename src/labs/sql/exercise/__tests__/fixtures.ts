import { noCFiles } from '../../../exercise/testing/fixtures';

type Files = Readonly<Record<string, string | undefined>>;

/** Valid `ejercicio.yml` of a query; each test changes a part of it. */
export const yaml = `tipo: sql
titulo: Los de después
nivel: central
base: ludotecaMini
exige: [WHERE]
pistas:
  - Una.
  - Otra con \`WHERE\`.
  - La última.
explicacion: |
  Se *compara*.
`;

export const solution = 'SELECT titulo FROM juego WHERE estreno > 1991;\n';

/** Valid exercise of SQL, which replaces the one in C of the fixtures. */
export const sqlFiles: Files = {
  ...noCFiles,
  'ejercicio.yml': yaml,
  'inicio.sql': 'SELECT titulo\nFROM juego;\n',
  'solucion.sql': solution,
  'otra-al-reves.sql': 'SELECT titulo FROM juego WHERE 1991 < estreno;\n',
  'otra-con-no.sql': 'SELECT titulo FROM juego WHERE NOT estreno <= 1991;\n',
  'mal-todos.sql': '-- Falla: filas\nSELECT titulo FROM juego;\n',
  'mal-igual.sql':
    '-- Falla: filas\nSELECT titulo FROM juego WHERE estreno >= 1991;\n',
  'mal-columna.sql':
    '-- Falla: columnas\nSELECT estreno, titulo FROM juego WHERE estreno > 1991;\n',
};

/** Valid step of SQL, which replaces an exercise. */
export const sqlStepFiles: Files = {
  ...noCFiles,
  'ejercicio.yml': undefined,
  'paso.yml': `tipo: sql
base: ludotecaMini
pista: Una *pista*.
porque: Por *eso*.
`,
  'inicio.sql': 'SELECT\n',
  'solucion.sql': solution,
};

/** Valid step that asks which rows a condition keeps. */
export const rowsStepFiles: Files = {
  ...noCFiles,
  'ejercicio.yml': undefined,
  'paso.yml': `tipo: filas
base: ludotecaMini
tabla: juego
columnas: [titulo, estreno]
donde: estreno > 1991
porque: Por *eso*.
`,
};
