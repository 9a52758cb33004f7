/** @jest-environment node */
import { buildCompileCommand, createTraceRequest } from '../project';

const getCommand = (...includes: readonly string[]) =>
  buildCompileCommand({
    files: includes.map((text, index) => ({ name: `f${index}.c`, text })),
    settings: { standard: 'c17', flags: [], args: '' },
  });

it('asks for the library of mathematics, at the end, where a file includes its header', () => {
  expect(getCommand('#include <stdio.h>\n', '# include <math.h>\n')).toBe(
    'clang -std=c17 -Wall -Wextra f0.c f1.c -o programa -lm',
  );
});

it.each(['#include <stdio.h>\n', '// #include <math.h>\n', 'int math;\n'])(
  'asks for no library after %j',
  (text) => {
    expect(getCommand(text)).toMatch(/ -o programa$/);
  },
);

it('is followed step by step with the files and the arguments that a run gets', () => {
  const main = { name: 'main.c', text: 'int main(void) {}\n' };
  const traceRequest = createTraceRequest({
    title: 'x',
    files: [main, { name: 'notas.txt', text: '7\n' }],
    settings: {
      standard: 'c17',
      flags: [],
      args: 'uno "dos tres"',
      stdin: 'sí',
    },
  });
  expect(traceRequest).toEqual({
    request: { files: [main], standard: 'c17', flags: [] },
    stdin: 'sí',
    args: ['uno', 'dos tres'],
    files: [{ name: 'notas.txt', bytes: new TextEncoder().encode('7\n') }],
  });
});
