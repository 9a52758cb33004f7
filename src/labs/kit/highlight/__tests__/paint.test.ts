/** @jest-environment node */
import fc from 'fast-check';
import { tokenizeCode } from '../grammars';
import { grammarOf, languages } from '../../../../remark/highlight/languages';
import { tokenise } from '../paint';
import {
  buildTokens,
  type Token,
} from '../../../../components/CodeBlock/tokens';

const joinText = (tokens: readonly Token[]) =>
  tokens
    .map((token) => (typeof token === 'string' ? token : token[1]))
    .join('');

/**
 * Samples of each language with their tokens: `«keyword int»` is the keyword
 * `int`.
 */
const samples: Readonly<Record<string, string>> = {
  bash: String.raw`«keyword #!/bin/bash
for» «number f» «keyword in» *.txt; «keyword do»
  «name echo» «string "Hola,» «number $f»«string "» | «name wc» «number -l» > «string "»«number $HOME»«string /n"»
«keyword done» «comment # fin»`,
  c: String.raw`«name #»«keyword define» «name MAX» «number 3»
«keyword struct» «name punto» p = { «string 'a'», «number 0x1F», «number NULL» };
«name puts»(«string "%d\n"»); «comment /* fin */»`,
  js: String.raw`«comment /** @param {string} a */»
«keyword const» «name sumar» = («number a», «number b») => Math.«name max»(a, «number 3») + «string /^[a-z]\d+$/i».«name exec»(b);`,
  powershell: String.raw`«name Get-ChildItem» -Path C:\ | «name Where-Object» { «number $_».Length -gt 1KB } «comment # fin»
«keyword if» («number $true») { «name Write-Output» «string "Hola"» }`,
  typescript: String.raw`«comment /** @throws {Error} */»
«keyword export async function» «name leer»<«number T»>(url: «keyword string»): «keyword Promise»<«number T»> {
  «keyword return new» «name Lector»<«number T»>(«string /[\w.]+/»).«name get»(url, «number true»);
}`,
};

const mark = (tokens: readonly Token[]) =>
  tokens
    .map((token) =>
      typeof token === 'string' ? token : `«${token[0]} ${token[1]}»`,
    )
    .join('');

it.each(Object.entries(samples))(
  'colours each part of %s',
  (language, markedText) => {
    const code = markedText.replace(/«\w+ ([^»]*)»/g, '$1');
    expect(mark(tokenise(code, grammarOf(language)))).toBe(markedText);
  },
);

it('refuses a language without a grammar', () => {
  expect(() => tokenizeCode('x', 'cobol')).toThrow(/«cobol»/);
});

it('leaves no Prism in the global scope', () => {
  expect(globalThis).not.toHaveProperty('Prism');
});

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
  expect(tokenise('int vidas = 3;\nif', undefined)).toEqual([
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
    buildTokens('a b c', ['name', undefined, 'name', undefined, undefined]),
  ).toEqual([['name', 'a b'], ' c']);
});

it('never changes the text, whatever the language', () => {
  const someCode = fc.string({ unit: 'binary', maxLength: 60 });
  const someLanguage = fc.constantFrom(...languages);
  fc.assert(
    fc.property(someCode, someLanguage, (code, language) => {
      expect(joinText(tokenise(code, grammarOf(language)))).toBe(code);
    }),
    { numRuns: 500 },
  );
});
