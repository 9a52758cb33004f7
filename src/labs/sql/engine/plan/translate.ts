import type { PlanNode } from './types';

/** Step of a plan, without its place in the tree. */
type Step = Omit<PlanNode, 'original' | 'children' | 'tableRows'>;

/** Parts of a sentence of SQLite, by their names. */
type Parts = Readonly<Record<string, string | undefined>>;

/** Sentence of SQLite, with what it says in Spanish. */
interface Rule {
  readonly pattern: RegExp;
  readonly translate: (parts: Parts) => Step;
}

const createPart = (sentence: string): Step => ({
  kind: 'part',
  sentence,
  usesIndex: false,
});

const createOther = (sentence: string): Step => ({
  kind: 'other',
  sentence,
  usesIndex: false,
});

const createScan = (table: string, sentence: string): Step => ({
  kind: 'scan',
  sentence,
  table,
  usesIndex: false,
});

/** Writes the condition of an index: « (dia=?)». */
const writeCondition = (condition: string | undefined): string =>
  condition === undefined ? '' : ` \`(${condition})\``;

/** Names the rows that a temporary table is for. */
const SORT_PURPOSES: Readonly<Record<string, string>> = {
  'ORDER BY': 'Ordena con una tabla temporal, por el ORDER BY.',
  'GROUP BY': 'Ordena con una tabla temporal, para formar los grupos.',
  DISTINCT: 'Usa una tabla temporal para quitar las filas repetidas.',
};

function translateSort({ purpose = '' }: Parts): Step {
  const isCount = /^\w+\(DISTINCT\)$/i.test(purpose);
  const sentence =
    SORT_PURPOSES[purpose] ??
    (isCount
      ? 'Usa una tabla temporal para no contar dos veces el mismo valor.'
      : 'Ordena con una tabla temporal lo que el índice dejó sin ordenar.');
  return { kind: 'sort', sentence, usesIndex: false };
}

function translateIndexScan({ table = '', covering, index = '' }: Parts): Step {
  const rest = covering
    ? ', donde está todo lo que necesita: no abre la tabla'
    : '';
  return {
    kind: 'scan',
    sentence: `Recorre toda la tabla \`${table}\` en el orden del índice \`${index}\`${rest}.`,
    table,
    usesIndex: true,
    index,
  };
}

function translateIndexSearch({
  table = '',
  automatic,
  covering,
  index,
  condition,
}: Parts): Step {
  const place = `Busca en \`${table}\``;
  const where = writeCondition(condition);
  if (automatic)
    return {
      kind: 'search',
      sentence: `${place} con un índice que SQLite crea solo para esta consulta${where}.`,
      table,
      usesIndex: true,
      isAutomatic: true,
    };
  const rest = covering ? ', sin abrir la tabla' : '';
  return {
    kind: 'search',
    sentence: `${place} con el índice \`${index ?? ''}\`${where}${rest}.`,
    table,
    usesIndex: true,
    ...(index !== undefined && { index }),
  };
}

function translateSubquery({ correlated, list }: Parts): Step {
  const result = list ? 'que da una lista' : 'que da un valor';
  return createPart(
    correlated
      ? `Subconsulta ${result}, otra vez para cada fila de la consulta de fuera:`
      : `Subconsulta ${result}, una sola vez:`,
  );
}

/** Names of the operators of compound queries. */
const translateCompound = ({ operator = '' }: Parts): Step =>
  createPart(`Segunda parte de ${operator}:`);

const RULES: readonly Rule[] = [
  {
    pattern: /^SCAN CONSTANT ROW$/,
    translate: () => createOther('Da una sola fila, sin leer ninguna tabla.'),
  },
  {
    pattern: /^SCAN (?<count>\d+)[ -]ROWS? VALUES CLAUSE$/,
    translate: ({ count = '' }) =>
      createOther(`Da las ${count} filas escritas en VALUES.`),
  },
  {
    pattern: /^SCAN (?<table>.+?)(?: EXISTS)? VIRTUAL TABLE INDEX .*$/,
    translate: ({ table = '' }) =>
      createScan(table, `Recorre lo que da la función \`${table}\`.`),
  },
  {
    pattern:
      /^SCAN (?<table>.+?)(?: EXISTS)? USING (?<covering>COVERING )?INDEX (?<index>.+?)(?: LEFT-JOIN| EXISTS)?$/,
    translate: translateIndexScan,
  },
  {
    pattern: /^SCAN (?<table>.+?)(?: LEFT-JOIN| EXISTS)?$/,
    translate: ({ table = '' }) =>
      createScan(
        table,
        table.startsWith('(')
          ? 'Recorre todas las filas de la subconsulta.'
          : `Recorre toda la tabla \`${table}\`.`,
      ),
  },
  {
    pattern:
      /^SEARCH (?<table>.+?)(?: EXISTS)? USING (?<automatic>AUTOMATIC )?(?:PARTIAL )?(?<covering>COVERING )?INDEX(?: (?<index>[^(].*?))?(?: \((?<condition>.*)\))?(?: LEFT-JOIN| EXISTS)?$/,
    translate: translateIndexSearch,
  },
  {
    pattern:
      /^SEARCH (?<table>.+?)(?: EXISTS)? USING (?:INTEGER )?PRIMARY KEY \((?<condition>.*)\)(?: LEFT-JOIN| EXISTS)?$/,
    translate: ({ table = '', condition }) => ({
      kind: 'search',
      sentence: `Busca en \`${table}\` por su clave primaria${writeCondition(condition)}.`,
      table,
      usesIndex: true,
    }),
  },
  {
    pattern: /^SEARCH (?<table>.+)$/,
    translate: ({ table = '' }) => ({
      kind: 'search',
      sentence: `Va derecho a la primera o a la última fila de \`${table}\`.`,
      table,
      usesIndex: true,
    }),
  },
  { pattern: /^USE TEMP B-TREE FOR (?<purpose>.+)$/, translate: translateSort },
  {
    pattern: /^CO-ROUTINE (?<name>.+)$/,
    translate: ({ name = '' }) =>
      createPart(
        name.startsWith('(')
          ? 'Subconsulta que da sus filas según se le piden:'
          : `\`${name}\`, que da sus filas según se le piden:`,
      ),
  },
  {
    pattern: /^MATERIALIZE (?<name>.+)$/,
    translate: ({ name = '' }) =>
      createPart(
        name.startsWith('(')
          ? 'Subconsulta que se guarda en una tabla temporal:'
          : `\`${name}\`, que se guarda en una tabla temporal:`,
      ),
  },
  {
    pattern:
      /^(?<correlated>CORRELATED )?(?:(?<list>LIST)|SCALAR) SUBQUERY \d+$/,
    translate: translateSubquery,
  },
  {
    pattern: /^REUSE (?:LIST|SCALAR) SUBQUERY \d+$/,
    translate: () => createOther('Usa otra vez la lista de una subconsulta.'),
  },
  {
    pattern: /^USING INDEX (?<index>.+) FOR IN-OPERATOR$/,
    translate: ({ index = '' }) => ({
      kind: 'search',
      sentence: `Mira si el valor está en el índice \`${index}\`, sin hacer una lista.`,
      usesIndex: true,
      index,
    }),
  },
  {
    pattern: /^USING ROWID SEARCH ON TABLE (?<table>.+) FOR IN-OPERATOR$/,
    translate: ({ table = '' }) => ({
      kind: 'search',
      sentence: `Mira si el valor es una clave primaria de \`${table}\`, sin hacer una lista.`,
      table,
      usesIndex: true,
    }),
  },
  {
    pattern: /^SETUP$/,
    translate: () => createPart('Primeras filas de la consulta recursiva:'),
  },
  {
    pattern: /^RECURSIVE STEP$/,
    translate: () =>
      createPart('Paso que se repite hasta que no da filas nuevas:'),
  },
  {
    pattern: /^COMPOUND QUERY$/,
    translate: () => createPart('Varias consultas que se juntan:'),
  },
  {
    pattern: /^LEFT-MOST SUBQUERY$/,
    translate: () => createPart('Primera parte:'),
  },
  {
    pattern: /^MERGE \((?<operator>.+)\)$/,
    translate: ({ operator = '' }) =>
      createPart(`${operator}: junta dos consultas ya ordenadas, fila a fila:`),
  },
  {
    pattern:
      /^(?<operator>UNION ALL|UNION|INTERSECT|EXCEPT)(?: USING TEMP B-TREE)?$/,
    translate: translateCompound,
  },
  { pattern: /^LEFT$/, translate: () => createPart('Primera consulta:') },
  { pattern: /^RIGHT$/, translate: () => createPart('Segunda consulta:') },
  {
    pattern: /^MULTI-INDEX OR$/,
    translate: () => createPart('Un índice para cada parte del OR:'),
  },
  {
    pattern: /^INDEX (?<number>\d+)$/,
    translate: ({ number = '' }) => createPart(`Parte ${number} del OR:`),
  },
  {
    pattern: /^CREATE BLOOM FILTER$/,
    translate: () =>
      createOther('Prepara un filtro que descarta pronto lo que no está.'),
  },
  {
    pattern: /^BLOOM FILTER ON (?<table>.+?) \(.*\)$/,
    translate: ({ table = '' }) =>
      createOther(
        `Prepara un filtro que descarta pronto lo que no está en \`${table}\`.`,
      ),
  },
  {
    pattern: /^RIGHT-JOIN (?<table>.+)$/,
    translate: ({ table = '' }) =>
      createPart(`Filas de \`${table}\` que se quedaron sin pareja:`),
  },
];

/**
 * Translates a sentence of `EXPLAIN QUERY PLAN`. One that is not known stays in
 * English.
 */
export function translateStep(original: string): Step {
  for (const { pattern, translate } of RULES) {
    const match = pattern.exec(original);
    if (match) return translate(match.groups ?? {});
  }
  return createOther(original);
}
