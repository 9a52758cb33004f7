/** @jest-environment node */
import fc from 'fast-check';
import { isLanguage, languages } from '../languages';
import { tokenise } from '../paint';
import { toTokens, type Token } from '../../../components/CodeBlock/tokens';

const textOf = (tokens: readonly Token[]) =>
  tokens
    .map((token) => (typeof token === 'string' ? token : token[1]))
    .join('');

it('colours C', () => {
  expect(tokenise('int vidas = 3; // tres', 'c')).toEqual([
    ['keyword', 'int'],
    ' vidas = ',
    ['number', '3'],
    '; ',
    ['comment', '// tres'],
  ]);
});

it('gives a directive the colours of its parts', () => {
  expect(tokenise('#include <stdio.h>', 'c')).toEqual([
    ['name', '#'],
    ['keyword', 'include'],
    ' ',
    ['string', '<stdio.h>'],
  ]);
});

it('leaves text plain, in one piece', () => {
  expect(tokenise('int vidas = 3;\nif', 'text')).toEqual([
    'int vidas = 3;\nif',
  ]);
});

it('colours prompt and command of a session, and leaves its output plain', () => {
  expect(
    tokenise('alumno@practica:~/c$ ls -l\nif [ 3 ]\n$ echo', 'shell-session'),
  ).toEqual([
    ['prompt', 'alumno@practica'],
    ':',
    ['path', '~/c$'],
    ' ',
    ['name', 'ls'],
    ' ',
    ['number', '-l'],
    '\nif [ 3 ]\n$ echo',
  ]);
});

it('colours a quote that runs over two lines of a session as one', () => {
  expect(tokenise("$ echo 'uno\n> dos'\nuno\ndos", 'shell-session')).toEqual([
    ['prompt', '$'],
    ' ',
    ['name', 'echo'],
    ' ',
    ['string', "'uno"],
    '\n> ',
    ['string', "dos'"],
    '\nuno\ndos',
  ]);
});

it('joins neighbours of the same kind, blanks between them included', () => {
  expect(
    toTokens('a b c', ['name', undefined, 'name', undefined, undefined]),
  ).toEqual([['name', 'a b'], ' c']);
});

it('never changes the text, whatever the language', () => {
  const someCode = fc.string({ unit: 'binary', maxLength: 60 });
  const someLanguage = fc.constantFrom(...languages.filter(isLanguage));
  fc.assert(
    fc.property(someCode, someLanguage, (code, language) => {
      expect(textOf(tokenise(code, language))).toBe(code);
    }),
    { numRuns: 500 },
  );
});
