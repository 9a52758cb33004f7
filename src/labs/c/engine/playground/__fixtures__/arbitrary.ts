import fc from 'fast-check';
import { compilerFlags, standards } from '../../types';
import { isSameName, findNameProblem } from '../fileNames';
import type { Project, Settings } from '../project';

const name = fc
  .tuple(
    fc.stringMatching(/^[A-Za-z0-9_][\w-]{0,12}$/),
    fc.constantFrom('.c', '.h', '.txt', '.csv'),
  )
  .map((parts) => parts.join(''))
  .filter((text) => findNameProblem(text, []) === undefined);

const files = fc.uniqueArray(
  fc.record({ name, text: fc.string({ unit: 'grapheme', maxLength: 300 }) }),
  {
    minLength: 1,
    maxLength: 20,
    comparator: (left, right) => isSameName(left.name, right.name),
  },
);

const settings: fc.Arbitrary<Settings> = fc.record(
  {
    standard: fc.constantFrom(...standards),
    flags: fc.subarray([...compilerFlags]),
    args: fc.string({ maxLength: 60 }),
    stdin: fc.string({ unit: 'grapheme', maxLength: 100 }),
  },
  { requiredKeys: ['standard', 'flags', 'args'] },
);

/** Generates any valid program of the playground. */
export const anyProject: fc.Arbitrary<Project> = fc.record({
  title: fc.string({ unit: 'grapheme', maxLength: 20 }),
  files,
  settings,
});

/** Builds a program of one file. */
export function createProject(text: string, title = 'Prueba'): Project {
  return {
    title,
    files: [{ name: 'main.c', text }],
    settings: { standard: 'c17', flags: [], args: '' },
  };
}
