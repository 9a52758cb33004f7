import type { Span } from '../outline';
import type { Finding, HintCard } from '../types';
import {
  COMPARISONS,
  createFinding,
  findAtTokens,
  isAssignment,
  isBetweenAnd,
  readColumnEnding,
  readComparison,
  readLiteral,
} from './reading';
import type { ColumnUse, Reading } from './reading';

/** Comparison of a column with a value, with the column on the left. */
interface Test extends Span {
  readonly use: ColumnUse;
  readonly operator: string;
  readonly value: number | string;
}

/** Operators once the two sides of a comparison have changed places. */
const SWAPPED: Readonly<Record<string, string>> = {
  '<': '>',
  '>': '<',
  '<=': '>=',
  '>=': '<=',
};

const ALIASES: Readonly<Record<string, string>> = { '==': '=', '!=': '<>' };

function readTest(reading: Reading, at: number): Test | undefined {
  const written = reading.tokens[at]?.text ?? '';
  if (!COMPARISONS.has(written) || isAssignment(reading, at)) return undefined;
  const compared = readComparison(reading, at);
  const value = compared && readLiteral(reading, compared.literal);
  if (!compared || value === undefined) return undefined;
  const operator = ALIASES[written] ?? written;
  return {
    first: compared.first,
    last: compared.last,
    use: compared.use,
    operator:
      compared.literal < at ? (SWAPPED[operator] ?? operator) : operator,
    value,
  };
}

/** Returns true when a place among the values meets a test of one of them. */
function meets(operator: string, place: number, tested: number): boolean {
  switch (operator) {
    case '=':
      return place === tested;
    case '<>':
      return place !== tested;
    case '<':
      return place < tested;
    case '>':
      return place > tested;
    case '<=':
      return place <= tested;
    default:
      return place >= tested;
  }
}

/** Says whether two tests of a column leave out every value, or none. */
function compareTests(one: Test, other: Test): 'never' | 'always' | undefined {
  if (typeof one.value !== typeof other.value) return undefined;
  const isSame = one.value === other.value;
  const isLower = one.value < other.value;
  const [low, high] = isSame ? [1, 1] : isLower ? [1, 3] : [3, 1];
  // The places are: below the lowest value, on it, between both, on the
  // highest one and above it.
  const results = [0, 1, 2, 3, 4].map(
    (place) =>
      Number(meets(one.operator, place, low)) +
      Number(meets(other.operator, place, high)),
  );
  if (results.every((count) => count < 2)) return 'never';
  return results.every((count) => count > 0) ? 'always' : undefined;
}

/** Finds two tests of a column that a word joins, and nothing else does. */
export function findJoinedTests(
  reading: Reading,
  index: number,
): readonly [Test, Test] | undefined {
  const { tokens } = reading;
  const start = readColumnEnding(reading, index - 1)?.first ?? -1;
  const one = [index - 2, start - 1]
    .map((at) => readTest(reading, at))
    .find((test) => test?.last === index - 1);
  const other = [index + 2, index + 4]
    .map((at) => readTest(reading, at))
    .find((test) => test?.first === index + 1);
  if (!one || !other) return undefined;
  const before = tokens[one.first - 1];
  const after = tokens[other.last + 1];
  const isPart =
    [before?.kind, after?.kind].includes('operator') ||
    before?.upper === 'NOT' ||
    after?.upper === 'COLLATE';
  const isBound =
    tokens[index]?.upper === 'OR' &&
    (before?.upper === 'AND' || after?.upper === 'AND');
  const isSameColumn =
    one.use.source === other.use.source &&
    one.use.name.toLowerCase() === other.use.name.toLowerCase();
  return isSameColumn && !isPart && !isBound ? [one, other] : undefined;
}

const findOpposites = (
  reading: Reading,
  index: number,
  word: 'AND' | 'OR',
): Finding | undefined => {
  if (reading.tokens[index]?.upper !== word || isBetweenAnd(reading, index))
    return undefined;
  const tests = findJoinedTests(reading, index);
  const outcome = tests && compareTests(...tests);
  return tests && outcome === (word === 'AND' ? 'never' : 'always')
    ? createFinding(reading, index, index, { column: tests[0].use.name })
    : undefined;
};

/** Conditions that every row meets, or no row does. */
export const oppositeHints: readonly HintCard[] = [
  {
    id: 'hint-always-true',
    severity: 'warning',
    find: (context) =>
      findAtTokens(context, (reading, index) =>
        findOpposites(reading, index, 'OR'),
      ),
    title: 'Con `OR`, esta condición no quita ninguna fila',
    text: 'Todo valor de `$column` cumple al menos una de las dos partes: si no es uno, es el otro. Solo se van las filas con `NULL`.',
    fix: 'Si han de cumplirse las dos, únelas con `AND`. Para dejar fuera varios valores: `$column NOT IN (…)`.',
    example: {
      wrong: "WHERE genero <> 'cartas' OR genero <> 'familiar'",
      right: "WHERE genero <> 'cartas' AND genero <> 'familiar'",
    },
  },
  {
    id: 'hint-never-true',
    severity: 'warning',
    find: (context) =>
      findAtTokens(context, (reading, index) =>
        findOpposites(reading, index, 'AND'),
      ),
    title: 'Ninguna fila cumple las dos condiciones a la vez',
    text: '`AND` mira una sola fila, y en ella `$column` tiene un solo valor, que no puede cumplir las dos partes.',
    fix: 'Para pedir las filas que cumplen una o la otra, usa `OR`, o `$column IN (…)`.',
    example: {
      wrong: "WHERE genero = 'cartas' AND genero = 'familiar'",
      right: "WHERE genero IN ('cartas', 'familiar')",
    },
  },
];
