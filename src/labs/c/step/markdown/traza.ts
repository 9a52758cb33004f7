import type { PhrasingContent, Table } from 'mdast';
import * as v from 'valibot';
import { integer } from '../../../../content/fields';
import { distinct } from '../../../exercise/markdown/fields';
import type { ExerciseFiles } from '../../../exercise/markdown/files';
import { stepFields } from '../../../exercise/markdown/fields';
import { block, exerciseKind } from '../../../exercise/markdown/kind';
import type { ExerciseOf } from '../../../exercise/markdown/kind';
import { tokenise } from '../../../../remark/highlight/paint';
import { readTable } from '../../engine/step/traceTable';
import type { TraceRow } from '../../engine/step/traceTable';
import { programFile } from '../programFile';
import { noValue } from '../work';
import type { TraceWork } from '../work';
import { input, madeBy, programExpected, standard } from './fields';
import { typedInput } from './flow';

/** File with the program's trace table, generated with the tracer. */
export const tableName = 'traza.tsv';

const expectedColumns = 'de 1 a 4 variables del programa, distintas';
const expectedNumbers = 'una lista de números, como [5, 6]';

const numbers = (expected: string) =>
  v.array(integer(expected, 1, 999), expectedNumbers);

const schema = v.strictObject({
  tipo: v.literal('traza'),
  ...stepFields,
  estandar: standard,
  entrada: input,
  columnas: v.pipe(
    v.array(
      v.pipe(
        v.string('el nombre de una variable'),
        v.regex(/^[A-Za-z_]\w*$/, 'el nombre de una variable'),
      ),
      expectedColumns,
    ),
    v.minLength(1, expectedColumns),
    v.maxLength(4, expectedColumns),
    distinct('variables distintas: esta ya está'),
  ),
  lineas: v.optional(numbers('el número de una línea del programa')),
  dadas: v.optional(numbers('el número de una fila, desde 1'), [1]),
});

type Data = v.InferOutput<typeof schema>;

interface Files {
  readonly program: string;
  /** Trace table as stored. */
  readonly output: string;
}

/** Trace table step, as read from the author's folder. */
export type TraceStep = ExerciseOf<'traza', Data, Files>;

function readFiles(files: ExerciseFiles): Files {
  return {
    program: files.read(programFile, programExpected),
    output: files.readMade(tableName, madeBy(tableName)),
  };
}

const code = (value: string): PhrasingContent => ({
  type: 'inlineCode',
  value,
});

const row = (...cells: PhrasingContent[]): Table['children'][number] => ({
  type: 'tableRow',
  children: cells.map((cell) => ({ type: 'tableCell', children: [cell] })),
});

/**
 * Builds the table in Markdown; the cells to fill in are left as «…» unless
 * `isWhole`.
 */
function table(
  { columns, rows }: Pick<TraceWork, 'columns' | 'rows'>,
  isWhole: boolean,
): Table {
  return {
    type: 'table',
    children: [
      row({ type: 'text', value: 'Después de' }, ...columns.map(code)),
      ...rows.map(({ line, cells, isGiven }) =>
        row(
          code(line),
          ...cells.map((cell): PhrasingContent => {
            if (cell === noValue) return { type: 'text', value: '—' };
            return isWhole || isGiven
              ? code(cell)
              : { type: 'text', value: '…' };
          }),
        ),
      ),
    ],
  };
}

function toRow(
  { line, cells }: TraceRow,
  index: number,
  { dadas }: Data,
  lines: readonly string[],
): TraceWork['rows'][number] {
  return {
    line: lines[line - 1]?.trim() ?? '',
    cells: cells.map((cell) => cell ?? noValue),
    isGiven: dadas.includes(index + 1),
  };
}

/**
 * Kind of step in which the reader fills in the values of the variables after
 * each line.
 */
export const traza = exerciseKind('traza', {
  schema,
  readFiles,
  toPage: (data, { program, output }) => {
    const lines = program.split('\n');
    const { columnas: columns, entrada } = data;
    const rows = readTable(output).map((each, index) =>
      toRow(each, index, data, lines),
    );
    const work: TraceWork = {
      kind: 'traza',
      code: tokenise(program.replace(/\n$/, ''), 'c'),
      standard: data.estandar,
      columns,
      rows,
      ...(entrada !== undefined && { input: entrada }),
    };
    return {
      element: 'Step',
      props: { work },
      start: [
        block('c', `title="${programFile}"`, program),
        ...typedInput(entrada),
        table(work, false),
      ],
      solution: [table(work, true)],
    };
  },
});
