/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { findExercises } from '../read';
import { dataFile, folderOf, readFolder } from '../folder';
import type { CExercise } from '../../../labs/c/exercise/markdown';
import { currentEdition } from '../../../content/documents';
import {
  createProject,
  newExercise,
  start,
  solution,
  yaml,
} from '../../../labs/exercise/testing/fixtures';
import { createExerciseProofs } from '../../../testing/proofs/exercises';
import { playExercise } from '../../../labs/c/testing/playExercise';

// Each one compiles several programs; the first one loads the compiler.
jest.setTimeout(120_000);

const documents = currentEdition();

const exercises = documents.flatMap(({ file, tree }) =>
  findExercises(tree, { file }).map((exercise) => ({
    ...exercise,
    folder: folderOf(file, exercise.id),
  })),
);

describe('playExercise finds', () => {
  const program = (statements: string) =>
    `#include <stdio.h>\n\nint main(void)\n{\n${statements}\n    return 0;\n}\n`;
  const double = program(
    '    int n = 0;\n    scanf("%d", &n);\n    printf("%d\\n", n * 2);',
  );

  function exercise(
    changes: Partial<CExercise> & { readonly yaml?: string } = {},
  ): CExercise {
    const project = createProject({
      'ejercicio.yml': changes.yaml ?? yaml,
      'inicio.c': changes.start ?? start,
      'solucion.c': changes.solution ?? double,
    });
    const outcome = readFolder('docs/_lesson/doble', project.root);
    project.remove();
    if ('problems' in outcome) throw new Error(outcome.problems.join('\n'));
    if (outcome.folder.kind !== 'c') throw new Error('Not an exercise in C.');
    return outcome.folder;
  }

  it('nothing in an exercise that is well', async () => {
    expect(await playExercise(exercise())).toEqual([]);
  });

  it('nothing in the one that «npm run new» begins with', async () => {
    const files = newExercise('c');
    const changes = {
      yaml: files['ejercicio.yml'],
      start: files['inicio.c'],
      solution: files['solucion.c'],
    };
    expect(await playExercise(exercise(changes))).toEqual([]);
  });

  it.each([
    [
      'a solution that fails',
      { solution: program('    puts("8");') },
      /solucion\.c no gana.*\n.*«negativo» \(output\); escribió: "8\\n"/,
    ],
    [
      'a solution that does not compile',
      { solution: 'int main(void) { return x; }\n' },
      /solucion\.c no gana.*\n.*undeclared/,
    ],
    [
      'a solution with a warning',
      { solution: double.replace('int n', 'int unused; int n') },
      /solucion\.c da avisos.*\n.*unused/,
    ],
    [
      'a solution that breaks a rule',
      { yaml: `${yaml}exige: [for]\n` },
      /solucion\.c no gana.*\n.*required: \{"kind":"for"\}/,
    ],
    [
      'a start that is a solution',
      { start: `${double}\n` },
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
    const faults = await playExercise(exercise(changes));
    expect(faults).toEqual([expect.stringMatching(expected)]);
  });

  it('nothing in a start that must not compile', async () => {
    const broken = {
      start: solution.replace(';', ''),
      yaml: `${yaml}inicio_falla: true\n`,
    };
    expect(await playExercise(exercise(broken))).toEqual([]);
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

  const proveExercise = createExerciseProofs();
  const inC = exercises.flatMap((each) => (each.kind === 'c' ? [each] : []));
  it.each(inC)('$folder can be solved, and is not yet', async (each) => {
    expect(await proveExercise(each)).toEqual([]);
  });
});
