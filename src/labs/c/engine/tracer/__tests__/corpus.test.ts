/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { compilerOf } from '@site/scripts/lib/proofs/inputs.mjs';
import { createOnce } from '@site/src/testing/proofs/once';
import { trace } from '..';
import { runInNode, nodeCompiler } from '../../../testing/nodeCompiler';

jest.setTimeout(300_000);

const lessons = path.join(process.cwd(), 'docs', 'stevelabs', 'program1');

/** The programs beside the lessons; those that must not compile are left out when run. */
const programs = readdirSync(lessons, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.c'))
  .sort();

const stdin = '3\n4\n5\n';

const { prove } = createOnce(__filename, compilerOf(process.cwd()));

async function follow(name: string, text: string): Promise<readonly string[]> {
  const compiler = await nodeCompiler();
  const files = [{ name: 'prueba.c', text }];
  const plain = await compiler.compile({ files });
  if (plain.kind !== 'program') return ['It does not compile.'];
  const run = await runInNode(plain.wasm, {
    stdin: { kind: 'preset', text: stdin },
    inputMode: 'replay',
  });
  const outcome = await trace(compiler, { files }, { stdin });
  if (outcome.kind !== 'trace') throw new Error(outcome.text);
  const { output, end, steps } = outcome.trace;
  const written = run.events
    .map((event) => (event.kind === 'output' ? event.text : ''))
    .join('');
  expect({ name, output, end }).toEqual({
    name,
    output: written,
    end: run.end,
  });
  expect(steps.at(-1)?.outputLength).toBe(written.length);
  return [];
}

describe('Following a program', () => {
  it('changes nothing of what the programs of the lessons write and how they end', async () => {
    let followed = 0;
    for (const name of programs) {
      const text = readFileSync(path.join(lessons, name), 'utf8');
      const faults = await prove([text], () => follow(name, text));
      if (faults.length === 0) followed += 1;
    }
    expect(followed).toBeGreaterThan(12);
  });
});
