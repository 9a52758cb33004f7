/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { hashCompiler } from '@site/scripts/lib/proofs/inputs.mjs';
import { createCachedProofs } from '@site/src/testing/proofs/cachedProofs';
import { sampleCases } from '@site/src/testing/proofs/sampleCases';
import { trace } from '..';
import { createFilesRequest, toDataFiles } from '../../programFiles';
import type { SourceFile } from '../../types';
import { readProgramFiles } from '../../../testing/readProgramFiles';
import { runInNode, getNodeCompiler } from '../../../testing/nodeCompiler';

// The first test also loads the compiler.
jest.setTimeout(300_000);

// A program that reads the clock must get the same time in both runs.
const now = Date.UTC(2026, 10, 23);
beforeAll(() => {
  jest.spyOn(Date, 'now').mockReturnValue(now);
});
afterAll(() => {
  jest.restoreAllMocks();
});

const lessons = path.join(process.cwd(), 'docs', 'stevelabs', 'program1');

const readLesson = (name: string): readonly SourceFile[] =>
  readProgramFiles(path.join(lessons, name));

const hasBlanks = (name: string) =>
  readLesson(name).some(({ text }) => text.includes('[['));

/** Returns true for a file that an exercise gives: no program by itself. */
const isGiven = (name: string) =>
  path.basename(path.dirname(name)) === 'archivos';

/**
 * Returns true for the initial code of an exercise, which may contain the error
 * to fix.
 */
const mayFailToCompile = (name: string): boolean =>
  path.basename(name) === 'inicio.c';

/**
 * Programs of the lessons, without those that have blanks to fill in (`[[…]]`).
 * Alternative solutions (`otra*.c`) resemble the main one.
 */
const programs = readdirSync(lessons, { recursive: true, encoding: 'utf8' })
  .filter((name) => /^(?!mal|otra).*\.c$/.test(path.basename(name)))
  .filter((name) => !isGiven(name) && !hasBlanks(name))
  .sort();

/**
 * Programs to test; a quick check samples them, unless the tracer or a program
 * changed.
 */
const sampledPrograms = sampleCases(programs, {
  count: 14,
  getName: (name) => name,
  allIfChanged: /^src\/labs\/c\/engine\/|^docs\/.*\.c$/,
});

const stdin = '3\n4\n5\n';

const { prove } = createCachedProofs(__filename, hashCompiler(process.cwd()));

async function compareTrace(
  name: string,
  sources: readonly SourceFile[],
): Promise<readonly string[]> {
  const compiler = await getNodeCompiler();
  const request = createFilesRequest(sources);
  const files = toDataFiles(sources);
  const plainOutcome = await compiler.compile(request);
  if (plainOutcome.kind !== 'program') {
    return mayFailToCompile(name) ? [] : [`${name} does not compile.`];
  }
  const run = await runInNode(plainOutcome.wasm, {
    stdin: { kind: 'preset', text: stdin },
    inputMode: 'replay',
    files,
  });
  const outcome = await trace(compiler, request, { stdin, files });
  if (outcome.kind !== 'trace') throw new Error(outcome.text);
  const { output, end, steps } = outcome.trace;
  const writtenText = run.events
    .map((event) => (event.kind === 'output' ? event.text : ''))
    .join('');
  // A trace cut at the step limit has the output up to that step.
  const isCut = end.kind === 'step-limit';
  expect({ name, output, end }).toEqual({
    name,
    output: isCut ? writtenText.slice(0, output.length) : writtenText,
    end: isCut ? end : run.end,
  });
  expect(steps.at(-1)?.outputLength).toBe(output.length);
  return [];
}

describe('Following a program', () => {
  it('has programs of the lessons to follow', () => {
    expect(programs).not.toHaveLength(0);
  });

  it.each(sampledPrograms)(
    'changes nothing of what it writes and how it ends: %s',
    async (name) => {
      const sources = readLesson(name);
      const faults = await prove([name, ...sources], () =>
        compareTrace(name, sources),
      );
      expect(faults).toEqual([]);
    },
  );
});
