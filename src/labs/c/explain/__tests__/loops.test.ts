/** @jest-environment node */
import { findFunctionAt, findStatementEnd, getVisibleCode } from '../blocks';
import { findCountFault, countingForPattern } from '../counting';
import {
  getEndConditions,
  hasExit,
  isInLoop,
  parseLoopAt,
  getConstantValue,
} from '../loops';

/** Parses the first loop of `code`. */
const findLoop = (code: string) =>
  parseLoopAt(code, code.search(/\b(?:while|for|do)\b/));

/** Finds the counting fault of the first `for` of `code`. */
function findFault(code: string) {
  const [countingFor] = code.matchAll(countingForPattern);
  return (
    countingFor &&
    findCountFault(code, countingFor.groups ?? {}, countingFor.index)
  );
}

describe('where a statement ends', () => {
  it.each([
    ['a call', 'f(a, (b)); rest', 'f(a, (b));'],
    ['a list', 'int v[] = {1, 2}; rest', 'int v[] = {1, 2};'],
    ['a block', ' { a; { b; } } rest', ' { a; { b; } }'],
    [
      'an `if` with `else`',
      'if (a) b; else { c; } rest',
      'if (a) b; else { c; }',
    ],
    [
      'a loop within a loop',
      'for (;;) while (a) b; rest',
      'for (;;) while (a) b;',
    ],
    ['a `do`', 'do a; while (b); rest', 'do a; while (b);'],
    ['the last one of a block', 'a } rest', 'a '],
  ])('is known of %s', (_, code, statement) => {
    expect(code.slice(0, findStatementEnd(code, 0))).toBe(statement);
  });
});

describe('a loop', () => {
  it.each([
    ['a `while`', 'x; while (a < 3) { b; }', 'a < 3', ' { b; }'],
    ['a `while` without braces', 'while (f(a)) b; c;', 'f(a)', ' b;'],
    ['a `do`', 'do { b; } while (a);', 'a', ' { b; }'],
  ])('has a condition and what it repeats: %s', (_, code, header, body) => {
    expect(findLoop(code)).toMatchObject({ header, body });
  });

  it('does not begin at the `while` of a `do`', () => {
    const code = 'do { while (a) b; } while (c);';
    expect(parseLoopAt(code, code.lastIndexOf('while'))).toBeUndefined();
    expect(parseLoopAt(code, code.indexOf('while'))).toBeDefined();
  });

  it.each([
    ['`break`', '{ if (a) break; }', true],
    ['`return`', '{ for (;;) { return; } }', true],
    [
      'the `break` of a `switch` in it',
      '{ switch (a) { case 1: break; } }',
      false,
    ],
  ])('has a way out or not: %s', (_, body, has) => {
    expect(hasExit(body)).toBe(has);
  });

  it.each([
    ['its own condition', 'while (a) { b; }', ['a']],
    ['the condition of its `break`', 'while (1) { if (a) break; }', ['a']],
    [
      'nothing, if it goes out in another way',
      'while (1) { if (a) break; return; }',
      [],
    ],
    ['nothing, if it has both', 'while (a) { if (b) break; }', []],
  ])('ends by %s', (_, code, endings) => {
    const loop = findLoop(code);
    expect(loop && getEndConditions(loop)).toEqual(endings);
  });

  it('has places in it and after it', () => {
    const code = 'for (;;) { in; } out;';
    expect(isInLoop(code, code.indexOf('in;'))).toBe(true);
    expect(isInLoop(code, code.indexOf('out'))).toBe(false);
  });
});

describe('what a name is worth', () => {
  it.each([
    ['a number', '', '2.5', 2.5],
    ['a `#define`', '#define n (10)\n', 'n', 10],
    ['a variable that never changes', 'int a, n = 3;', 'n', 3],
    ['a variable that changes', 'int n = 3; n++;', 'n', undefined],
    [
      'a variable of two functions',
      'int n = 3; void f(int n) {}',
      'n',
      undefined,
    ],
    ['a sum', 'int n = 3;', 'n + 1', undefined],
  ])('is known or not: %s', (_, code, word, value) => {
    expect(getConstantValue(code, word)).toBe(value);
  });
});

describe('what is wrong with a count', () => {
  it.each([
    ['for (i = 9; i < 3; i++) a;', 'never-starts'],
    ['for (i = 0; i == n; i++) a;', 'until'],
    ['for (i = n; i > 0; ++i) a;', 'wrong-way'],
    ['for (i = 5; i != 0; i = i + 1) a;', 'wrong-way'],
    ['for (i = 1; i != 4; i += 2) a;', 'steps-over'],
    ['for (i = 1; i != 5; i += 2) a;', undefined],
    ['for (i = 5; i != 0; i -= 1) a;', undefined],
    ['for (i = n; i < 9; i--) { i += 3; }', undefined],
    ['for (i = n; i < 9; i--) { break; }', undefined],
    ['for (size_t i = n; i < 9; i--) a;', undefined],
    ['for (i = 0; i < 9; i *= n) a;', undefined],
  ])('%s: %s', (code, fault) => {
    expect(findFault(code)).toBe(fault);
  });
});

describe('the functions of some code', () => {
  const code =
    'int g;\nint f(int a)\n{\n  return a;\n}\nint main(void)\n{\n  f(1);\n}\n';

  it('have their places', () => {
    expect(findFunctionAt(code, code.indexOf('return'))?.name).toBe('f');
    expect(findFunctionAt(code, code.indexOf('f(1)'))?.name).toBe('main');
    expect(findFunctionAt(code, 0)).toBeUndefined();
  });

  it('do not see into each other', () => {
    const visible = getVisibleCode(code, code.indexOf('f(1)'));
    expect(visible).not.toContain('return a');
    expect(visible).toContain('int g;');
  });
});
