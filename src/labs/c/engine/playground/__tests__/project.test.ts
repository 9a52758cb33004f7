/** @jest-environment node */
import { equivalentCommand } from '../project';

const commandFor = (...includes: readonly string[]) =>
  equivalentCommand({
    title: 'x',
    files: includes.map((text, index) => ({ name: `f${index}.c`, text })),
    settings: { standard: 'c17', flags: [], args: '' },
  });

it('asks for the library of mathematics, at the end, where a file includes its header', () => {
  expect(commandFor('#include <stdio.h>\n', '# include <math.h>\n')).toBe(
    'clang -std=c17 -Wall -Wextra f0.c f1.c -o programa -lm',
  );
});

it.each(['#include <stdio.h>\n', '// #include <math.h>\n', 'int math;\n'])(
  'asks for no library after %j',
  (text) => {
    expect(commandFor(text)).toMatch(/ -o programa$/);
  },
);
