/** @jest-environment node */
import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { VFile } from 'vfile';
import remarkStep from '..';
import { createStep, validSteps } from '../../../labs/c/step/testing/fixtures';
import { terminalStepFiles } from '../../../labs/exercise/testing/fixtures';

const lesson = '# Title\n\n<Step id="mira">\n\n¿Qué *sale*?\n\n</Step>\n';

type Files = Parameters<typeof createStep>[1];

/** Compiles a lesson to JSX. */
async function compileStep(
  kind: string,
  files?: Files,
  markdown = lesson,
): Promise<string> {
  const project = createStep(kind, files);
  const file = new VFile({
    value: markdown,
    path: `${project.root}/docs/lesson.mdx`,
    cwd: project.root,
  });
  try {
    const code = await compile(file, {
      remarkPlugins: [remarkGfm, remarkStep],
      jsx: true,
    });
    return String(code).replace(/\s+/g, ' ');
  } finally {
    project.remove();
  }
}

const readFailure = (...parameters: Parameters<typeof compileStep>) =>
  compileStep(...parameters).then(
    () => 'no error',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );

/** Returns the data file of a kind of step with a replacement made. */
const alterData = (
  kind: string,
  oldText: string | RegExp,
  newText: string,
) => ({
  'paso.yml': validSteps[kind]?.['paso.yml']?.replace(oldText, newText),
});

describe('what the page gets', () => {
  it('has question, program, hint, and the answer with its reason', async () => {
    const code = await compileStep('predice');
    expect(code).toContain('<Step id="mira" title="Predice la salida" work={{');
    expect(code).toMatch(/<ExerciseStatement>.*<_components\.em>\{"sale"\}/);
    expect(code).toMatch(/<ExerciseStart>.*printf/);
    expect(code).toMatch(
      /<StepFold of="hint">.*<_components\.em>\{"pista"\}.*<StepFold of="answer">.*uno\\ndos.*<_components\.em>\{"eso"\}/,
    );
  });

  it('has the wrong outputs and the right one as options', async () => {
    const code = await compileStep(
      'predice',
      alterData('predice', /$/, 'opciones: [uno, dos]\n'),
    );
    expect(code).toMatch(/"options": \[[^\]]*"uno\\ndos\\n"/);
    expect(code).toMatch(/"options": \[[^\]]*"uno"/);
  });

  it('has a blank in place of what is to be written, and nowhere the solution but in the answer', async () => {
    const code = await compileStep('completa');
    const [question = '', answer = ''] = code.split('<StepFold');
    expect(question).toContain('____(');
    expect(question).not.toContain('4 + 4');
    expect(question).toContain('"widths": [6, 5]');
    expect(answer).toContain('4 + 4');
  });

  it('has lines in disorder, those that are of no use among them', async () => {
    const code = await compileStep('ordena');
    const [question = '', answer = ''] = code.split('<StepFold');
    expect(question).toContain('"hasExtra": true');
    expect(question).toContain('a = 9;');
    expect(answer).toMatch(/int a = 8;\\n +int b = 0;/);
    expect(answer).not.toContain('a = 9;');
  });

  it('has a table with what is given, and another one that is whole', async () => {
    const code = await compileStep('traza');
    const [question = '', answer = ''] = code.split('<StepFold');
    expect(question).toMatch(/int a = 1;.*"1".*"—".*int b = a;.*"…".*"…"/);
    expect(answer).toMatch(/a = 2;.*"2".*"1"/);
  });

  it('has a machine to leave as it is asked, and one way to do it', async () => {
    const code = await compileStep('terminal', terminalStepFiles);
    expect(code).toContain(
      '<TerminalExercise id="mira" title="Hazlo en la terminal" task={{',
    );
    const [question = '', answer = ''] = code.split('<StepFold of="answer">');
    expect(question).not.toContain('mkdir');
    expect(answer).toContain('$ mkdir informes');
  });

  it('has a title of its own for each step of a kind', async () => {
    const another = Object.fromEntries(
      Object.entries(validSteps.predice ?? {}).map(([name, text]) => [
        `../otro/${name}`,
        text,
      ]),
    );
    const code = await compileStep(
      'predice',
      another,
      `${lesson}\n<Step id="otro">\n\nA\n\n</Step>\n`,
    );
    expect(code).toContain('<Step id="mira" title="Predice la salida" ');
    expect(code).toContain('<Step id="otro" title="Predice la salida (2)" ');
  });
});

it('says file, line, field, what was expected and what was found', async () => {
  expect(
    await readFailure(
      'traza',
      alterData('traza', 'columnas: [a, b]', 'columnas: [a b]'),
    ),
  ).toBe(
    'El contenido no cumple su esquema:\n\n' +
      'docs/_lesson/mira/paso.yml, línea 2 · campo «columnas.0»\n' +
      '  se esperaba: el nombre de una variable\n' +
      '  se encontró: "a b"\n\n' +
      'Corrige el archivo y vuelve a construir. Los campos están explicados en CONTRIBUTING.md y los de un laboratorio, en su README.md.',
  );
});

describe('what is no step stops the build', () => {
  it.each<[string, string, Files, string | undefined, RegExp]>([
    [
      'an unknown kind',
      'predice',
      alterData('predice', 'predice', 'adivina'),
      undefined,
      /línea 1 · campo «tipo»\n.*: uno de: predice, completa, ordena, traza, terminal, sql, filas\n.*"adivina"/,
    ],
    [
      'no reason',
      'predice',
      alterData('predice', /porque.*\n/, ''),
      undefined,
      /campo «porque»/,
    ],
    [
      'no program',
      'predice',
      { 'programa.c': undefined },
      undefined,
      /mira\/programa\.c\n.*el archivo «programa\.c» del paso.*\n.*nada/,
    ],
    [
      'an output that nobody wrote',
      'predice',
      { 'salida.txt': undefined },
      undefined,
      /mira\/salida\.txt\n.*npm run lesson -- LECCIÓN --escribe.*\n.*nada/,
    ],
    [
      'a trace that nobody wrote',
      'traza',
      { 'traza.tsv': undefined },
      undefined,
      /mira\/traza\.tsv\n.*--escribe/,
    ],
    [
      'the same option twice',
      'predice',
      alterData('predice', /$/, 'opciones: [uno, uno]\n'),
      undefined,
      /línea 4 · campo «opciones\.1»\n.*esta ya está/,
    ],
    [
      'a program without blanks',
      'completa',
      { 'programa.c': 'int main(void)\n{\n}\n' },
      undefined,
      /mira\/programa\.c, línea 1\n.*de 1 a 8 huecos.*\n.*: 0/,
    ],
    [
      'a blank that can be read in two ways',
      'completa',
      { 'programa.c': 'int main(void)\n{\n    v[0] = [[v[1]]];\n}\n' },
      undefined,
      /mira\/programa\.c, línea 3\n.*no acabe en «\]».*\n.*v\[0\]/,
    ],
    [
      'blanks in C23, which has the same marks',
      'completa',
      alterData('completa', /$/, 'estandar: c23\n'),
      undefined,
      /campo «estandar»\n.*c17, la única/,
    ],
    [
      'a program without cases',
      'completa',
      alterData('completa', /casos:\n(?: .*\n)+/, ''),
      undefined,
      /campo «casos»/,
    ],
    [
      'lines apart',
      'ordena',
      { 'programa.c': '[[a]]\nb\n[[c]]\n' },
      undefined,
      /programa\.c, línea 2\n.*sin otras en medio/,
    ],
    [
      'two lines in one',
      'ordena',
      alterData('ordena', /sobran:.*/, 'sobran: ["a\\nb"]'),
      undefined,
      /campo «sobran\.0»\n.*una sola línea/,
    ],
    [
      'no columns',
      'traza',
      alterData('traza', /columnas:.*\n/, ''),
      undefined,
      /campo «columnas»/,
    ],
    [
      'a step of the terminal that asks for nothing',
      'terminal',
      {
        ...terminalStepFiles,
        'paso.yml': 'tipo: terminal\nporque: Por eso.\n',
      },
      undefined,
      /mira\/paso\.yml.*campo «condiciones»/,
    ],
    [
      'a step of the terminal that nobody solved',
      'terminal',
      { ...terminalStepFiles, 'solucion.sh': undefined },
      undefined,
      /mira\/solucion\.sh\n/,
    ],
    [
      'no id',
      'predice',
      {},
      '<Step>\n\nHola.\n\n</Step>',
      /línea 1 · <Step>\n.*solo id="…", con minúsculas/,
    ],
    [
      'no question',
      'predice',
      {},
      '<Step id="mira">\n</Step>',
      /<Step> «mira»\n.*el enunciado en Markdown/,
    ],
    [
      'a tag in a paragraph',
      'predice',
      {},
      'Hola <Step id="mira">a</Step>',
      /<Step id="…"> y <\/Step>, cada uno solo en su línea/,
    ],
  ])('%s', async (_, kind, files, markdown, expected) => {
    expect(await readFailure(kind, files, markdown)).toMatch(expected);
  });
});
