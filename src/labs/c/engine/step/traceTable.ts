import type { Step, Trace, Value, Variable } from '../tracer/types';

/** What some variables hold after a line was run. */
export interface TraceRow {
  readonly line: number;
  /** Nothing where a variable is not there yet, or has no value. */
  readonly cells: readonly (string | undefined)[];
}

/** A value as the reader would write it; nothing of what takes more than a cell. */
function cellText(value: Value): string | undefined {
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

const variablesOf = (step: Step, frame: string): readonly Variable[] => [
  ...(step.frames.find(({ id }) => id === frame)?.variables ?? []),
  ...step.globals,
];

/**
 * The table of a run: a row for each line that was run, with what the variables
 * hold after it, from the first that gives one of them a value.
 *
 * @param columns Names of variables.
 * @param lines Only these, if given.
 */
export function rowsOf(
  { steps }: Trace,
  columns: readonly string[],
  lines?: readonly number[],
): TraceRow[] {
  const rows: (TraceRow & { readonly frame: string })[] = [];
  for (const [index, step] of steps.entries()) {
    const next = steps[index + 1];
    const frame = step.frames.at(-1)?.id;
    if (!next || !step.span || frame === undefined) continue;
    // What it leaves behind is gone when the call has ended.
    if (!next.frames.some(({ id }) => id === frame)) continue;
    const { line } = step.span;
    const variables = variablesOf(next, frame);
    const cells = columns.map((name) => {
      const variable = variables.find((each) => each.name === name);
      return variable && cellText(variable.value);
    });
    const last = rows.at(-1);
    // The parts of a `for` are one line.
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

const none = '-';

/** A table as it is kept in a file: tabs between cells, a name over each column. */
export function writeTable(
  columns: readonly string[],
  rows: readonly TraceRow[],
): string {
  return [
    ['línea', ...columns],
    ...rows.map(({ line, cells }) => [
      String(line),
      ...cells.map((cell) => cell ?? none),
    ]),
  ]
    .map((cells) => `${cells.join('\t')}\n`)
    .join('');
}

/** What `writeTable` wrote. */
export function readTable(text: string): TraceRow[] {
  const [, ...rows] = text.trimEnd().split('\n');
  return rows.map((row) => {
    const [line = '', ...cells] = row.split('\t');
    return {
      line: Number(line),
      cells: cells.map((cell) => (cell === none ? undefined : cell)),
    };
  });
}

const bare = (text: string) =>
  text
    .trim()
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/^(['"])(.*)\1$/s, '$2');

/** Whether a reader's cell says what the right one says: `'a'` or a, 3.50 or 3.5. */
export function isSameCell(expected: string, given: string): boolean {
  const [one, other] = [bare(expected), bare(given)];
  if (one === other) return true;
  const isNumber = (text: string) => /^[-+]?\d*\.?\d+$/.test(text);
  return isNumber(one) && isNumber(other) && Number(one) === Number(other);
}
