/** @jest-environment node */
import { getPlaceAfter } from '../source';
import { findSpecifier } from '../specifiers';

/**
 * Finds the specifier of the argument marked with `@`, which is removed from
 * the code first.
 */
function findSpecifierAt(code: string) {
  const [before = '', after = ''] = code.split('@');
  const files = [{ name: 'main.c', text: before + after }];
  const specifier = findSpecifier(files, getPlaceAfter('main.c', before));
  return (
    specifier && [
      specifier.letter,
      specifier.place.line,
      specifier.place.column,
    ]
  );
}

describe('the specifier for a value', () => {
  it.each([
    ['the only one', 'printf("%d", @age);', ['d', 1, 9]],
    ['the second', 'printf("%d %-9s", age, @name);', ['s', 1, 12]],
    ['not `%%`', 'printf("%% %.2f", @price);', ['f', 1, 12]],
    [
      'in the line of its text',
      'printf("%d\\n"\n"%lf", 1, @2.5);',
      ['f', 2, 2],
    ],
    ['after a file', 'fprintf(stderr, "%c", @key);', ['c', 1, 18]],
    ['after a size', 'snprintf(a, sizeof a, "%s", @name);', ['s', 1, 24]],
    ['after a call with commas', 'printf("%d%c", f(1, 2), @c);', ['c', 1, 11]],
    ['of the inner call', 'puts(f(printf("%c", @c)));', ['c', 1, 16]],
  ])('is found: %s', (_, code, expectedSpecifier) => {
    expect(findSpecifierAt(code)).toEqual(expectedSpecifier);
  });

  it.each([
    ['there are fewer', 'printf("%d", age, @name);'],
    ['a `*` takes a value too', 'printf("%*d", 5, @age);'],
    ['the text is a variable', 'printf(text, @age);'],
    ['a part of the text is a `#define`', 'printf("%d" UNIT, @age);'],
    ['it is another function', 'show("%d", @age);'],
    ['the call has ended', 'printf("%d", age); @age'],
  ])('is not known where %s', (_, code) => {
    expect(findSpecifierAt(code)).toBeUndefined();
  });
});
