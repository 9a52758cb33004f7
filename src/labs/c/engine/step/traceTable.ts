import type { Step, Trace, Value, Variable } from '../tracer/types';

/** Values of some variables after a line runs. */
export interface TraceRow {
  readonly line: number;
  /** Undefined for a variable that does not exist yet or has no value. */
  readonly cells: readonly (string | undefined)[];
}

/**
 * Writes a value as the reader would; undefined for values too large for a
 * cell.
 */
function formatCell(value: Value): string | undefined {
  switch (value.kind) {
    case 'number':
      return value.text;
    case 'character':
      return value.text ?? String(value.code);
    case 'array':
      return value.text === undefined ? undefined : `"${value.text}"`;
    default:
      return undefined;
  }
}

const getVariables = (step: Step, frame: string): readonly Variable[] => [
  ...(step.frames.find(({ id }) => id === frame)?.variables ?? []),
  ...step.globals,
];

/**
 * Builds the trace table of a run: one row per executed line, with the values
 * of the variables after it. It starts at the first row with a value.
 *
 * @param columns Names of variables.
 * @param lines Lines to include; all by default.
 */
export function buildRows(
  { steps }: Trace,
  columns: readonly string[],
  lines?: readonly number[],
): TraceRow[] {
  const rows: (TraceRow & { readonly frame: string })[] = [];
  for (const [index, step] of steps.entries()) {
    const next = steps[index + 1];
    const frame = step.frames.at(-1)?.id;
    if (!next || !step.span || frame === undefined) continue;
    // After the call ends its variables no longer exist.
    if (!next.frames.some(({ id }) => id === frame)) continue;
    const { line } = step.span;
    const variables = getVariables(next, frame);
    const cells = columns.map((name) => {
      const variable = variables.find((each) => each.name === name);
      return variable && formatCell(variable.value);
    });
    const last = rows.at(-1);
    // Merges the parts of a `for`, which are on one line.
    if (last?.line === line && last.frame === frame) rows.pop();
    rows.push({ line, frame, cells });
  }
  const first = rows.findIndex(({ cells }) =>
    cells.some((cell) => cell !== undefined),
  );
  return rows
    .slice(Math.max(first, 0))
    .filter(({ line }) => lines?.includes(line) ?? true)
    .map(({ line, cells }) => ({ line, cells }));
}

const NO_VALUE_MARK = '-';

/** Serializes a table: columns separated by tabs, with a header row. */
export function formatTable(
  columns: readonly string[],
  rows: readonly TraceRow[],
): string {
  return [
    ['línea', ...columns],
    ...rows.map(({ line, cells }) => [
      String(line),
      ...cells.map((cell) => cell ?? NO_VALUE_MARK),
    ]),
  ]
    .map((cells) => `${cells.join('\t')}\n`)
    .join('');
}

/** Parses a table in the format of {@link formatTable}. */
export function parseTable(text: string): TraceRow[] {
  const [, ...rows] = text.trimEnd().split('\n');
  return rows.map((row) => {
    const [line = '', ...cells] = row.split('\t');
    return {
      line: Number(line),
      cells: cells.map((cell) => (cell === NO_VALUE_MARK ? undefined : cell)),
    };
  });
}

const normalizeCell = (text: string) =>
  text
    .trim()
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/^(['"])(.*)\1$/s, '$2');

/**
 * Compares a reader's cell with the expected one. Quotes and number formats do
 * not count: `'a'` or a, 3.50 or 3.5.
 */
export function isSameCell(expected: string, givenCell: string): boolean {
  const [expectedCell, actualCell] = [
    normalizeCell(expected),
    normalizeCell(givenCell),
  ];
  if (expectedCell === actualCell) return true;
  const isNumber = (text: string) => /^[-+]?\d*\.?\d+$/.test(text);
  return (
    isNumber(expectedCell) &&
    isNumber(actualCell) &&
    Number(expectedCell) === Number(actualCell)
  );
}
