/** @jest-environment node */
import { parseMarkdown } from '../../../../content/markdown';
import { findSteps } from '../../../../remark/step/read';
import { fillBlanks } from '../../engine/step/blanks';
import { buildProgram } from '../../engine/step/order';
import { isCStep } from '../../step/markdown';
import type { CStep } from '../../step/markdown';
import { createStep, validSteps } from '../../step/testing/fixtures';
import { hasAllPoints, judgeInNode } from '../judgeInNode';
import { findStepFaults } from '../findStepFaults';

// Every test compiles a program; the first one also loads the compiler.
jest.setTimeout(120_000);

const tree = parseMarkdown('<Step id="mira">\n\nA\n\n</Step>\n');

function read(kind: string, files?: Parameters<typeof createStep>[1]): CStep {
  const { root, remove } = createStep(kind, files);
  try {
    const [step] = findSteps(tree, { file: 'docs/lesson.mdx', root });
    if (!step || !isCStep(step)) throw new Error('There is no step of C.');
    return step;
  } finally {
    remove();
  }
}

it.each(Object.keys(validSteps))(
  'finds nothing in a step that is well: %s',
  async (kind) => {
    expect(await findStepFaults(read(kind))).toEqual([]);
  },
);

const createReplacedFile = (
  kind: string,
  file: string,
  searchText: string,
  replacement: string,
) => ({
  [file]: validSteps[kind]?.[file]?.replace(searchText, replacement),
});

describe('what it finds', () => {
  it.each<[string, string, Parameters<typeof createStep>[1], RegExp]>([
    [
      'an output that is not the one of the program',
      'predice',
      { 'salida.txt': 'uno\n' },
      /salida\.txt no es lo que da.*--escribe.*\n.*"uno\\ndos\\n"\n.*"uno\\n"/,
    ],
    [
      'an option that is the output',
      'predice',
      {
        'paso.yml': `${validSteps.predice?.['paso.yml'] ?? ''}opciones: ["uno\\ndos"]\n`,
      },
      /una de las «opciones» es lo que sale/,
    ],
    [
      'a program that does not compile',
      'predice',
      createReplacedFile('predice', 'programa.c', 'printf', 'print'),
      /programa\.c no compila/,
    ],
    [
      'a program with a warning',
      'predice',
      createReplacedFile('predice', 'programa.c', 'return', 'int x; return'),
      /programa\.c da avisos/,
    ],
    [
      'a warning that it does not give',
      'predice',
      {
        'paso.yml': `${validSteps.predice?.['paso.yml'] ?? ''}aviso: unreachable-code\n`,
      },
      /programa\.c no da el aviso «unreachable-code»/,
    ],
    [
      'a solution that fails',
      'completa',
      createReplacedFile('completa', 'programa.c', '4 + 4', '4 + 5'),
      /programa\.c no gana.*\n.*«al ejecutarlo» \(output\)/,
    ],
    [
      'blanks that need nothing',
      'completa',
      createReplacedFile(
        'completa',
        'programa.c',
        '[[printf]]("%d\\n", [[4 + 4]]',
        'printf("%d\\n", 8[[+ 0]]',
      ),
      /sin tocar nada ya gana/,
    ],
    [
      'an order that fails',
      'ordena',
      createReplacedFile('ordena', 'programa.c', '[[    int a = 8;]]\n', ''),
      /programa\.c no gana/,
    ],
    [
      'a trace that is not the one of the program',
      'traza',
      createReplacedFile('traza', 'traza.tsv', '7\t2', '7\t3'),
      /traza\.tsv no es lo que da/,
    ],
    [
      'a variable that is not there',
      'traza',
      createReplacedFile('traza', 'paso.yml', '[a, b]', '[a, c]'),
      /ningún valor que quepa en una casilla a: c/,
    ],
    [
      'a table with nothing to fill in, and rows that are not there',
      'traza',
      {
        'paso.yml': `${validSteps.traza?.['paso.yml'] ?? ''}dadas: [1, 2, 3, 4]\n`,
      },
      /nombra la fila 4, y la tabla tiene 3/,
    ],
  ])('%s', async (_, kind, files, expected) => {
    expect((await findStepFaults(read(kind, files))).join('\n')).toMatch(
      expected,
    );
  });
});

describe('other answers', () => {
  it('fill the blanks as well when the program does the same', async () => {
    const step = read('completa');
    if (step.kind !== 'completa') throw new Error('Another kind.');
    const judgeAnswers = (...answers: string[]) =>
      judgeInNode(step, fillBlanks(step.pieces, answers));
    expect(hasAllPoints(await judgeAnswers('printf', '16 / 2'))).toBe(true);
    expect(hasAllPoints(await judgeAnswers('printf', '9'))).toBe(false);
    expect(hasAllPoints(await judgeAnswers('', ''))).toBe(false);
  });

  it('put the lines in another order that does the same', async () => {
    const step = read('ordena');
    if (step.kind !== 'ordena') throw new Error('Another kind.');
    const [a = '', b = '', print = ''] = step.lines;
    const judgeLines = (...lines: string[]) =>
      judgeInNode(step, buildProgram(step, lines));
    expect(hasAllPoints(await judgeLines(b, a, print))).toBe(true);
    expect(hasAllPoints(await judgeLines(a, b, '    a = 9;', print))).toBe(
      false,
    );
    expect(hasAllPoints(await judgeLines(print, a, b))).toBe(false);
    expect(hasAllPoints(await judgeLines())).toBe(false);
  });
});
