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
