/** @jest-environment node */
import { grade, matchTyped, normalizeAnswer } from '../engine';
import type { Answer } from '../engine';

const yes: Answer = { right: true };
const no: Answer = { right: false };

describe('normalizeAnswer', () => {
  it.each([
    ['PRINTF', 'printf'],
    ['  ls   -l ', 'ls -l'],
    ['Compilación', 'compilacion'],
    ['Compilación'.normalize('NFD'), 'compilacion'],
    ['“Hola”', '"hola"'],
    ['—all', '--all'],
    ['‘a’', "'a'"],
  ])('reads %j as %j', (typedText, expected) => {
    expect(normalizeAnswer(typedText)).toBe(expected);
  });

  it('keeps the symbols that change the meaning', () => {
    expect(normalizeAnswer('%d')).not.toBe(normalizeAnswer('%f'));
    expect(normalizeAnswer('a_b')).not.toBe(normalizeAnswer('a-b'));
  });
});

describe('matchTyped', () => {
  const answers: Answer[] = [
    { right: true, forms: ['printf', 'printf()'] },
    { right: false, forms: ['print'] },
  ];

  it('finds the answer that has the typed form', () => {
    expect(matchTyped(answers, 'Printf()')).toEqual([0]);
    expect(matchTyped(answers, ' print')).toEqual([1]);
  });

  it('finds none for a text that nobody foresaw, or for no text', () => {
    expect(matchTyped(answers, 'echo')).toEqual([]);
    expect(matchTyped(answers, '')).toEqual([]);
  });
});

describe('grade, with one right option', () => {
  it('accepts that option only', () => {
    expect(grade('one', [no, yes], [1])).toEqual({ kind: 'right' });
    expect(grade('one', [no, yes], [0])).toEqual({ kind: 'wrong' });
  });
});

describe('grade, with a typed answer', () => {
  it('accepts any of several right answers', () => {
    expect(grade('typed', [yes, yes, no], [1])).toEqual({ kind: 'right' });
  });

  it('refuses foreseen mistakes and what matched nothing', () => {
    expect(grade('typed', [yes, no], [1])).toEqual({ kind: 'wrong' });
    expect(grade('typed', [yes, no], [])).toEqual({ kind: 'wrong' });
  });
});

describe('grade, with several right options', () => {
  const answers = [yes, yes, yes, no, no];

  it('accepts exactly the right set, in any order', () => {
    expect(grade('many', answers, [2, 0, 1])).toEqual({ kind: 'right' });
  });

  it('counts what is missing when all that was chosen is right', () => {
    expect(grade('many', answers, [0])).toEqual({ kind: 'missing', count: 2 });
  });

  it('counts what is too much when all the right ones were chosen', () => {
    expect(grade('many', answers, [0, 1, 2, 4])).toEqual({
      kind: 'extra',
      count: 1,
    });
  });

  it('says no more than wrong when something is missing and something is too much', () => {
    expect(grade('many', answers, [0, 3])).toEqual({ kind: 'wrong' });
    expect(grade('many', answers, [3])).toEqual({ kind: 'wrong' });
  });
});
