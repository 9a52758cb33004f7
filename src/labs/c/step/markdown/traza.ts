import type { PhrasingContent, Table } from 'mdast';
import * as v from 'valibot';
import { integerField } from '../../../../utils/schemaFields';
import { checkDistinct } from '../../../exercise/markdown/fields';
import type { ExerciseFiles } from '../../../exercise/markdown/files';
import { stepFields } from '../../../exercise/markdown/fields';
import {
  createCodeNode,
  createExerciseKind,
} from '../../../exercise/markdown/kind';
import type { ExerciseOf } from '../../../exercise/markdown/kind';
import { tokenise } from '../../../kit/highlight/paint';
import { parseTable } from '../../engine/step/traceTable';
import type { TraceRow } from '../../engine/step/traceTable';
import { readGivenFiles } from '../../exercise/markdown/givenFiles';
import { programArguments } from '../../exercise/markdown/schema';
import type { SourceFile } from '../../engine/types';
import { programFile } from '../programFile';
import { NO_VALUE } from '../work';
import type { TraceWork } from '../work';
import {
  input,
  describeGeneratedFile,
  programExpected,
  standard,
  toStepRun,
} from './fields';
import { createRunBlocks } from './flow';

/** File with the program's trace table, generated with the tracer. */
export const TABLE_FILE = 'traza.tsv';

const expectedColumns = 'de 1 a 4 variables del programa, distintas';
const expectedNumbers = 'una lista de números, como [5, 6]';

const createNumberList = (expected: string) =>
  v.array(integerField(expected, 1, 999), expectedNumbers);

const schema = v.strictObject({
  tipo: v.literal('traza'),
  ...stepFields,
  estandar: standard,
  entrada: input,
  argumentos: programArguments,
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
    checkDistinct('variables distintas: esta ya está'),
  ),
  lineas: v.optional(createNumberList('el número de una línea del programa')),
  dadas: v.optional(createNumberList('el número de una fila, desde 1'), [1]),
});

type Data = v.InferOutput<typeof schema>;

interface Files {
  /** Files that the step gives besides its program. */
  readonly given: readonly SourceFile[];
  readonly program: string;
  /** Trace table as stored. */
  readonly output: string;
}

/** Trace table step, as read from the author's folder. */
export type TraceStep = ExerciseOf<'traza', Data, Files>;

function readFiles(files: ExerciseFiles): Files {
  return {
    given: readGivenFiles(files),
    program: files.read(programFile, programExpected),
    output: files.readGenerated(TABLE_FILE, describeGeneratedFile(TABLE_FILE)),
  };
}

const createInlineCode = (value: string): PhrasingContent => ({
  type: 'inlineCode',
  value,
});

const createRow = (...cells: PhrasingContent[]): Table['children'][number] => ({
  type: 'tableRow',
  children: cells.map((cell) => ({ type: 'tableCell', children: [cell] })),
});

/**
 * Builds the table in Markdown; the cells to fill in are left as «…» unless
 * `isWhole`.
 */
function createTable(
  { columns, rows }: Pick<TraceWork, 'columns' | 'rows'>,
  isWhole: boolean,
): Table {
  return {
    type: 'table',
    children: [
      createRow(
        { type: 'text', value: 'Después de' },
        ...columns.map(createInlineCode),
      ),
      ...rows.map(({ line, cells, isGiven }) =>
        createRow(
          createInlineCode(line),
          ...cells.map((cell): PhrasingContent => {
            if (cell === NO_VALUE) return { type: 'text', value: '—' };
            return isWhole || isGiven
              ? createInlineCode(cell)
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
    cells: cells.map((cell) => cell ?? NO_VALUE),
    isGiven: dadas.includes(index + 1),
  };
}

/**
 * Kind of step in which the reader fills in the values of the variables after
 * each line.
 */
export const traza = createExerciseKind('traza', {
  schema,
  readFiles,
  toPage: (data, { given, program, output }) => {
    const lines = program.split('\n');
    const { columnas: columns } = data;
    const rows = parseTable(output).map((each, index) =>
      toRow(each, index, data, lines),
    );
    const work: TraceWork = {
      kind: 'traza',
      code: tokenise(program.replace(/\n$/, ''), 'c'),
      ...toStepRun(data, given),
      columns,
      rows,
    };
    return {
      element: 'Step',
      props: { work },
      start: [
        createCodeNode('c', `title="${programFile}"`, program),
        ...createRunBlocks(work),
        createTable(work, false),
      ],
      solution: [createTable(work, true)],
    };
  },
});
