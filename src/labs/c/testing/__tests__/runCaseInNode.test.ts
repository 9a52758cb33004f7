/** @jest-environment node */
import { getNodeCompiler } from '../nodeCompiler';
import { runCaseInNode } from '../runCaseInNode';

// The first test also loads the compiler.
jest.setTimeout(120_000);

async function compile(body: string): Promise<Uint8Array> {
  const text = `#include <stdio.h>\nint main(void)\n{\n${body}\n    return 0;\n}\n`;
  const outcome = await (
    await getNodeCompiler()
  ).compile({ files: [{ name: 'a.c', text }] });
  if (outcome.kind === 'rejected') throw new Error(outcome.text);
  return outcome.wasm;
}

const options = { stdin: { kind: 'preset', text: '' } } as const;

it('ends a program that never ends, and runs the next one', async () => {
  const endless = await compile('int n = 1;\nwhile (n > 0)\n    n = 2;');
  const right = await compile('puts("Hola");');
  const [stoppedResult, finishedResult] = await Promise.all([
    runCaseInNode(endless, options, 100),
    runCaseInNode(right, options, 30_000),
  ]);
  expect(stoppedResult.end).toEqual({ kind: 'time-limit', ms: 100 });
  expect(finishedResult).toMatchObject({
    end: { kind: 'exit', status: 0 },
    stdout: 'Hola\n',
  });
});

it('gives a program a third of its time, and none for what the process does meanwhile', async () => {
  const endless = await compile('int n = 1;\nwhile (n > 0)\n    n = 2;');
  const start = performance.now();
  await runCaseInNode(endless, options, 3000);
  const elapsedMs = performance.now() - start;
  expect(elapsedMs).toBeGreaterThanOrEqual(1000);
  expect(elapsedMs).toBeLessThan(12_000);

  const right = await compile('puts("Hola");');
  // Starts the thread, whose own start is no part of the case.
  await runCaseInNode(right, options, 30_000);
  const run = runCaseInNode(right, options, 3000);
  await new Promise(setImmediate);
  // Keeps this thread, and so the process, busy for longer than the limit.
  const busyUntil = performance.now() + 1500;
  while (performance.now() < busyUntil);
  expect((await run).end).toEqual({ kind: 'exit', status: 0 });
});
