/** @jest-environment node */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { hashCompiler } from '@site/scripts/lib/proofs/inputs.mjs';
import { templates } from '@site/src/labs/c/templates';
import { createCachedProofs } from '@site/src/testing/proofs/cachedProofs';
import { sampleCases } from '@site/src/testing/proofs/sampleCases';
import { createFilesRequest, toDataFiles } from '../../programFiles';
import type { SourceFile } from '../../types';
import { readProgramFiles } from '../../../testing/readProgramFiles';
import {
  formatFindings,
  checkSourceMemory,
} from '../../../testing/checkSourceMemory';

jest.setTimeout(600_000);

const { prove } = createCachedProofs(__filename, hashCompiler(process.cwd()));

interface Program {
  readonly name: string;
  readonly files: readonly SourceFile[];
  readonly stdin: string;
}

const fixturesFolder = path.join(__dirname, '..', '__fixtures__', 'right');
const lessons = path.join(process.cwd(), 'docs', 'stevelabs', 'program1');

/** Input of a program without one of its own. */
const SOME_NUMBERS = '3\n4\n5\n';

/**
 * Returns the input of a program: the one beside it, or that of the first case
 * of its exercise.
 */
function readInput(file: string): string {
  const inputPath = file.replace(/\.c$/, '.in');
  if (existsSync(inputPath)) return readFileSync(inputPath, 'utf8');
  const exercise = path.join(path.dirname(file), 'ejercicio.yml');
  if (!existsSync(exercise)) return SOME_NUMBERS;
  const { casos = [] } = parse(readFileSync(exercise, 'utf8')) as {
    readonly casos?: readonly { readonly entrada?: string }[];
  };
  return casos[0]?.entrada ?? '';
}

function listPrograms(folder: string, pattern: RegExp): Program[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .sort()
    .map((name) => {
      const file = path.join(folder, name);
      return {
        name,
        files: readProgramFiles(file),
        stdin: readInput(file),
      };
    });
}

const programs: readonly Program[] = [
  ...listPrograms(fixturesFolder, /\.c$/),
  ...listPrograms(lessons, /solucion\.c$/),
  ...templates.map(({ id, files }) => ({ name: id, files, stdin: '3\n4\n' })),
];

/**
 * Programs to check: in a quick check a sample of them, unless the checker or a
 * program changed.
 */
const sampledPrograms = sampleCases(programs, {
  count: 10,
  getName: ({ name }) => name,
  allIfChanged: /^src\/labs\/c\/(?:engine|templates)\/|^docs\/.*\.c$/,
});

describe('A right program', () => {
  it.each(sampledPrograms)(
    'has nothing told of it: $name',
    async ({ files, stdin }) => {
      const { files: code } = createFilesRequest(files);
      const options = { stdin, files: toDataFiles(files) };
      const faults = await prove([files, stdin], async () =>
        formatFindings(await checkSourceMemory(code, options), 'name', 'thing'),
      );
      expect(faults).toEqual([]);
    },
  );
});
