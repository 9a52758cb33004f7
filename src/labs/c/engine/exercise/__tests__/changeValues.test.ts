/** @jest-environment node */
import { nodeCompiler } from '../../../testing/nodeCompiler';
import { changeValues } from '../changeValues';
import type { Changes } from '../changeValues';

// The first one loads the whole compiler.
jest.setTimeout(120_000);

async function changed(source: string, changes: Changes) {
  const compiler = await nodeCompiler();
  const outcome = await compiler.parse(
    { files: [{ name: 'x.c', text: source }] },
    'x.c',
  );
  if (outcome.kind !== 'tree') throw new Error(outcome.text);
  return changeValues(source, outcome.json, changes);
}

const program = (statements: string) =>
  `#include <stdbool.h>\n#include <stdio.h>\n#define FOUR 4\nint main(void)\n{\n${statements}\n}\n`;

describe('the value that a variable begins with is changed', () => {
  it.each([
    ['in its declaration', 'int n = 4;', 'int n = 7;'],
    [
      'after letters of several bytes',
      'puts("año ñ"); int n = 4;',
      'puts("año ñ"); int n = 7;',
    ],
    [
      'among others',
      'int m = 1, n = (4 + 1), k = 2;',
      'int m = 1, n = 7, k = 2;',
    ],
    ['where it is constant', 'const int n = 4;', 'const int n = 7;'],
    ['where a macro gives it', 'int n = FOUR;', 'int n = 7;'],
    ['where the macro is of a header', 'bool n = true;', 'bool n = 7;'],
    ['where it is an array', 'int n[] = {1, 2};', 'int n[] = 7;'],
    ['in an enumeration', 'enum { n = 4 };', 'enum { n = 7 };'],
    [
      'in the assignment that gives it',
      'int n; n = 4; printf("%d", n);',
      'int n; n = 7; printf("%d", n);',
    ],
    [
      'in the last assignment before it is looked at',
      'int n = 0; n = 4; printf("%d", n); n = 5;',
      'int n = 0; n = 7; printf("%d", n); n = 5;',
    ],
    [
      'and not where it changes because of what it was',
      'int n = 4; n = n + 1; n -= 2;',
      'int n = 7; n = n + 1; n -= 2;',
    ],
    [
      'and no other of that name',
      'int n = 4; { int n = 5; n++; }',
      'int n = 7; { int n = 5; n++; }',
    ],
  ])('%s', async (_, before, after) => {
    expect(await changed(program(before), { n: '7' })).toEqual({
      kind: 'changed',
      source: program(after),
    });
  });

  it('for several at once, in whatever order they are', async () => {
    const outcome = await changed(
      program("char c = 'a'; double d = 2.5; int i = 1;"),
      { i: '3', c: "'k'", d: '12.25' },
    );
    expect(outcome).toEqual({
      kind: 'changed',
      source: program("char c = 'k'; double d = 12.25; int i = 3;"),
    });
  });

  it('outside of functions, too', async () => {
    expect(await changed('int n = 4;\n', { n: '7' })).toEqual({
      kind: 'changed',
      source: 'int n = 7;\n',
    });
  });
});

it('says which variable there is not', async () => {
  expect(await changed(program('int m = 4;'), { m: '1', n: '7' })).toEqual({
    kind: 'undeclared',
    variable: 'n',
  });
});

it('says which variable begins without a value', async () => {
  expect(await changed(program('int n; scanf("%d", &n);'), { n: '7' })).toEqual(
    { kind: 'valueless', variable: 'n' },
  );
});
