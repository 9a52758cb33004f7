/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { findExercises } from '../read';
import { readExerciseFolder } from '../folder';
import { dataFile, getFolderPath } from '../../../content/folderPath';
import { isCExercise } from '../../../labs/c/exercise/markdown';
import type { CExercise } from '../../../labs/c/exercise/markdown';
import { parseCurrentEdition } from '../../../content/documents';
import {
  createProject,
  readExerciseTemplate,
  start,
  solution,
  noCFiles,
  yaml,
} from '../../../labs/exercise/testing/fixtures';
import { findExerciseFaults } from '../../../labs/c/testing/findExerciseFaults';

// Each test compiles several programs, and the first one loads the compiler.
jest.setTimeout(120_000);

const documents = parseCurrentEdition();

const exercises = documents.flatMap(({ file, tree }) =>
  findExercises(tree, { file }).map((exercise) => ({
    ...exercise,
    folder: getFolderPath(file, exercise.id),
  })),
);

describe('playExercise finds', () => {
  const createProgram = (statements: string) =>
    `#include <stdio.h>\n\nint main(void)\n{\n${statements}\n    return 0;\n}\n`;
  const doubleProgram = createProgram(
    '    int n = 0;\n    scanf("%d", &n);\n    printf("%d\\n", n * 2);',
  );

  function createExercise(
    changes: Partial<CExercise> & { readonly yaml?: string } = {},
  ): CExercise {
    const project = createProject({
      'ejercicio.yml': changes.yaml ?? yaml,
      'inicio.c': changes.start ?? start,
      'solucion.c': changes.solution ?? doubleProgram,
    });
    const outcome = readExerciseFolder('docs/_lesson/doble', project.root);
    project.remove();
    if ('problems' in outcome) throw new Error(outcome.problems.join('\n'));
    if (!isCExercise(outcome.folder)) throw new Error('Not an exercise in C.');
    const { others = new Map(), wrong = new Map() } = changes;
    return { ...outcome.folder, others, wrong };
  }

  it('nothing in an exercise that is well', async () => {
    expect(await findExerciseFaults(createExercise())).toEqual([]);
  });

  it('nothing in the one that «npm run new» begins with', async () => {
    const project = createProject({
      ...noCFiles,
      ...readExerciseTemplate('c'),
    });
    const outcome = readExerciseFolder('docs/_lesson/doble', project.root);
    project.remove();
    expect(outcome).toMatchObject({ folder: { kind: 'c' } });
    if ('problems' in outcome || !isCExercise(outcome.folder)) return;
    expect(await findExerciseFaults(outcome.folder)).toEqual([]);
  });

  it.each([
    [
      'a solution that fails',
      { solution: createProgram('    puts("8");') },
      /solucion\.c no gana.*\n.*«negativo» \(output\); escribió: "8\\n"/,
    ],
    [
      'a solution that does not compile',
      { solution: 'int main(void) { return x; }\n' },
      /solucion\.c no gana.*\n.*undeclared/,
    ],
    [
      'a solution with a warning',
      { solution: doubleProgram.replace('int n', 'int unused; int n') },
      /solucion\.c da avisos.*\n.*unused/,
    ],
    [
      'a solution that breaks a rule',
      { yaml: `${yaml}exige: [for]\n` },
      /solucion\.c no gana.*\n.*«Usa un bucle `for`\.»/,
    ],
    [
      'a start that is a solution',
      { start: `${doubleProgram}\n` },
      /inicio\.c ya gana/,
    ],
    [
      'a start that does not compile',
      { start: 'int main(void) { return x; }\n' },
      /inicio\.c no compila.*\n.*undeclared/,
    ],
    [
      'a start that compiles and should not',
      { yaml: `${yaml}inicio_falla: true\n` },
      /inicio\.c compila, y/,
    ],
  ])('%s', async (_, changes, expected) => {
    const faults = await findExerciseFaults(createExercise(changes));
    expect(faults).toEqual([expect.stringMatching(expected)]);
  });

  it('nothing in answers that are as they say', async () => {
    const changes = {
      others: new Map([['otra.c', doubleProgram.replace('n * 2', 'n + n')]]),
      wrong: new Map([
        [
          'mal-suma.c',
          {
            text: doubleProgram.replace('n * 2', 'n + 4'),
            faults: ['caso negativo'],
          },
        ],
        [
          'mal-sin-punto-y-coma.c',
          { text: doubleProgram.replace(';', ''), faults: ['no compila'] },
        ],
      ]),
    };
    expect(await findExerciseFaults(createExercise(changes))).toEqual([]);
  });

  it('only the solution and two answers for a quick check, the same ones for the same seed', async () => {
    const names = ['a', 'b', 'c', 'd'].map((name) => `mal-${name}.c`);
    const exercise = createExercise({
      wrong: new Map(
        names.map((name) => [name, { text: 'no compila', faults: ['otro'] }]),
      ),
    });
    const listProved = async (seed: string) =>
      (await findExerciseFaults(exercise, { seed })).map(
        (fault) => fault.split(' ')[0],
      );
    const proved = await listProved('7');
    expect(proved).toHaveLength(2);
    expect(names).toEqual(expect.arrayContaining(proved));
    expect(await listProved('7')).toEqual(proved);
    const others = await Promise.all(['1', '2', '3', '4'].map(listProved));
    expect(new Set(others.flat()).size).toBeGreaterThan(2);
  });

  it('another right way that is refused', async () => {
    const otherTexts = new Map([
      ['otra.c', doubleProgram.replace('n * 2', 'n + 4')],
    ]);
    expect(
      await findExerciseFaults(createExercise({ others: otherTexts })),
    ).toEqual([
      expect.stringMatching(
        /^otra\.c es una manera correcta y no gana.*\n.*«negativo» \(output\)/,
      ),
    ]);
  });

  it.each([
    [
      'that passes',
      doubleProgram,
      ['caso negativo'],
      /se encontró: gana todos los puntos/,
    ],
    [
      'that fails elsewhere',
      doubleProgram.replace('n * 2', 'n + 4'),
      ['no compila'],
      /se esperaba: no compila\n.*se encontró: caso negativo/,
    ],
    [
      'that fails more than it says',
      doubleProgram.replace('n * 2', 'n'),
      ['caso negativo'],
      /se encontró: caso positivo; caso negativo/,
    ],
    [
      'that says more than it fails',
      doubleProgram.replace('n * 2', 'n + 4'),
      ['caso negativo', 'exige for'],
      /se esperaba: caso negativo; exige for\n.*se encontró: caso negativo\n/,
    ],
  ])('a wrong answer %s', async (_, text, faults, expected) => {
    const wrongPrograms = new Map([['mal-x.c', { text, faults }]]);
    expect(
      await findExerciseFaults(createExercise({ wrong: wrongPrograms })),
    ).toEqual([expect.stringMatching(expected)]);
  });

  it('hard-coded answers, where values change under the program', async () => {
    const givenProgram = createProgram(
      '    int n = 4;\n    printf("%d\\n", n * 2);',
    );
    const changes = {
      yaml: yaml
        .replace('    entrada: "4\\n"\n', '')
        .replace('    entrada: "-3\\n"\n', '    cambia: { n: -3 }\n')
        .replace('    visible: false\n', ''),
      solution: givenProgram,
      others: new Map([['otra.c', givenProgram.replace('n * 2', '2 * n')]]),
      wrong: new Map([
        [
          'mal-a-mano.c',
          {
            text: givenProgram.replace('n * 2', '8'),
            faults: ['caso negativo'],
          },
        ],
        [
          'mal-otro-nombre.c',
          {
            text: givenProgram.replaceAll(/\bn\b(?!\W*")/g, 'm'),
            faults: ['caso negativo'],
          },
        ],
      ]),
    };
    expect(await findExerciseFaults(createExercise(changes))).toEqual([]);
  });

  it('nothing in a start that must not compile', async () => {
    const brokenExercise = {
      start: solution.replace(';', ''),
      yaml: `${yaml}inicio_falla: true\n`,
    };
    expect(await findExerciseFaults(createExercise(brokenExercise))).toEqual(
      [],
    );
  });
});

describe('the exercises of the current edition', () => {
  it('exist', () => {
    expect(exercises.length).toBeGreaterThan(0);
  });

  it('are each asked by the lesson beside their folder', () => {
    const folders = readdirSync('docs', { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join('docs', name.split(path.sep).join('/')))
      .filter((name) => path.posix.basename(name) === dataFile)
      .map((name) => path.posix.dirname(name));
    expect(folders.sort()).toEqual(
      exercises.map(({ folder }) => folder).sort(),
    );
  });
});
