/** @jest-environment node */
import type { TaskData } from '../../exercise/markdown';
import { hasAllPoints, judgeInNode } from '../judgeInNode';

// The first test also loads the compiler.
jest.setTimeout(120_000);

type CaseData = TaskData['casos'][number];

const createCase = (changes: Partial<CaseData>): CaseData => ({
  nombre: 'uno',
  salida: '',
  estado: 0,
  visible: true,
  ...changes,
});

const createData = (
  casos: readonly Partial<CaseData>[],
  rest: Partial<TaskData> = {},
): TaskData => ({
  estandar: 'c17',
  espacios: 'exactos',
  casos: casos.map((each, index) =>
    createCase({ nombre: `caso ${index + 1}`, ...each }),
  ),
  exige: [],
  prohibe: [],
  ...rest,
});

/** Judges a program; returns the kinds of faults of each case. */
async function listFaults(
  data: TaskData,
  source: string,
  givenFiles: readonly { readonly name: string; readonly text: string }[] = [],
) {
  const judgement = await judgeInNode({ data, given: givenFiles }, source);
  if (judgement.kind === 'rejected') throw new Error(judgement.outcome.text);
  return judgement.cases.map(({ faults }) => faults);
}

const withMain = (...statements: readonly string[]) =>
  `#include <stdio.h>\nint main(void)\n{\n${statements.join('\n')}\nreturn 0;\n}\n`;

describe('the data files of a case', () => {
  const points = { name: 'puntos.txt', text: 'ana 3\n' };
  const copyLine = withMain(
    'FILE *f = fopen("puntos.txt", "r");',
    'if (f == NULL) { fprintf(stderr, "No hay puntos.\\n"); return 1; }',
    'char line[40];',
    'if (fgets(line, sizeof line, f)) printf("%s", line);',
    'fclose(f);',
  );

  it('are those of the exercise, with the changes of the case', async () => {
    const data = createData([
      { salida: 'ana 3' },
      { salida: 'leo 9', archivos: { 'puntos.txt': 'leo 9\n' } },
      {
        salida: '',
        estado: 1,
        archivos: { 'puntos.txt': null },
        errores: 'No hay puntos.',
      },
    ]);
    expect(await listFaults(data, copyLine, [points])).toEqual([[], [], []]);
  });

  const writePoints = (mode: string, text: string) =>
    withMain(
      `FILE *f = fopen("puntos.txt", "${mode}");`,
      'if (f == NULL) return 2;',
      `fprintf(f, "${text}");`,
      'fclose(f);',
    );

  it.each([
    ['the text that is left', writePoints('a', 'leo 9\\n'), []],
    [
      'a text that is left otherwise',
      writePoints('w', 'leo 9\\n'),
      [
        {
          kind: 'file',
          name: 'puntos.txt',
          expected: 'ana 3\nleo 9\n',
          actual: 'leo 9\n',
        },
      ],
    ],
    [
      'a file that is not there any more',
      withMain('remove("puntos.txt");'),
      [
        {
          kind: 'file',
          name: 'puntos.txt',
          expected: 'ana 3\nleo 9\n',
          actual: undefined,
        },
      ],
    ],
  ])('are judged by their end: %s', async (_, source, faults) => {
    const data = createData([{ deja: { 'puntos.txt': 'ana 3\nleo 9\n' } }]);
    expect(await listFaults(data, source, [points])).toEqual([faults]);
  });

  it('count byte by byte, unless blanks do not count', async () => {
    const leaves = { deja: { 'puntos.txt': 'ana 3\nleo 9' } };
    const source = writePoints('a', 'leo 9\\n\\n');
    const strict = await listFaults(createData([leaves]), source, [points]);
    expect(strict[0]).toHaveLength(1);
    const lax = createData([leaves], { espacios: 'flexibles' });
    expect(await listFaults(lax, source, [points])).toEqual([[]]);
  });

  it('may be asked to be gone', async () => {
    const data = createData([{ deja: { 'puntos.txt': null } }]);
    expect(
      await listFaults(data, withMain('remove("puntos.txt");'), [points]),
    ).toEqual([[]]);
    expect(await listFaults(data, withMain(''), [points])).toMatchObject([
      [{ kind: 'file', expected: undefined, actual: 'ana 3\n' }],
    ]);
  });

  it('cannot be written where the case says so', async () => {
    const sameFiles = { 'puntos.txt': 'ana 3\n' };
    const data = createData([
      { estado: 2, solo_lectura: ['puntos.txt'], deja: sameFiles },
    ]);
    expect(
      await listFaults(data, writePoints('a', 'leo 9\\n'), [points]),
    ).toEqual([[]]);
  });
});

it.each([
  [true, 'fprintf(stderr, "Uso\\n");', []],
  [true, '', [{ kind: 'errors', expected: true }]],
  [false, 'fprintf(stderr, "Uso\\n");', [{ kind: 'errors', expected: false }]],
  ['Uso', 'fprintf(stderr, "Uso\\n");', []],
  ['Uso', 'fprintf(stderr, "uso\\n");', [{ kind: 'errors', expected: 'Uso' }]],
])(
  'standard error is judged apart: expected %s',
  async (errores, body, faults) => {
    expect(await listFaults(createData([{ errores }]), withMain(body))).toEqual(
      [faults],
    );
  },
);

describe('a program of several files', () => {
  const header = { name: 'doble.h', text: 'int doble(int n);\n' };
  const main = {
    name: 'main.c',
    text: withMain('printf("%d\\n", doble(21));').replace(
      '#include <stdio.h>',
      '#include <stdio.h>\n#include "doble.h"',
    ),
  };
  const data = createData(
    [
      { salida: '42' },
      {
        salida: '8',
        archivos: { 'main.c': main.text.replace('21', '4') },
        visible: false,
      },
    ],
    { archivo: 'doble.c', exige: ['define:doble'] },
  );
  const right =
    '#include "doble.h"\n\nint doble(int n)\n{\n    return 2 * n;\n}\n';

  it('is the learner’s file with the code that the exercise gives', async () => {
    const judgement = await judgeInNode({ data, given: [header, main] }, right);
    expect(hasAllPoints(judgement)).toBe(true);
  });

  it('fails the case whose code it cannot serve', async () => {
    const wrongProgram = right.replace('2 * n', '42');
    expect(await listFaults(data, wrongProgram, [header, main])).toEqual([
      [],
      [{ kind: 'output' }],
    ]);
  });

  it('is the learner’s several files, all of them read for the rules', async () => {
    const rules = createData([{ salida: '42' }], {
      exige: ['define:doble', 'bucle-en:doble'],
      prohibe: ['goto'],
    });
    const files = [
      main.text,
      `//// Archivo: doble.h\n${header.text}`,
      `//// Archivo: doble.c\n${right.replace('return 2 * n;', 'int s = 0;\nfor (int i = 0; i < 2; i++) s += n;\nreturn s;')}`,
    ].join('\n');
    expect(hasAllPoints(await judgeInNode({ data: rules }, files))).toBe(true);
    const withGoto = files.replace('return s;', 'goto end;\nend: return s;');
    const judgement = await judgeInNode({ data: rules }, withGoto);
    expect(judgement).toMatchObject({
      rules: [{ isKept: true }, { isKept: true }, { isKept: false }],
    });
  });

  it('is altered in the file that has the name', async () => {
    const alteredData = createData([
      { salida: '42' },
      { salida: '7', finge: { doble: 'return 7;' } },
    ]);
    const files = `${main.text}\n//// Archivo: doble.h\n${header.text}\n//// Archivo: doble.c\n${right}`;
    expect(await listFaults(alteredData, files)).toEqual([[], []]);
  });
});
