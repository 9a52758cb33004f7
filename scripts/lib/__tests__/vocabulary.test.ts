// Words as readers type and misspell them. cspell:disable
/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import { decodeWords } from '../../../src/search/decodeWords';
import {
  collectVocabulary,
  dropRareForms,
  encodeWords,
  MAX_CATALOG_BYTES,
  trimVocabulary,
} from '../vocabulary.mjs';

const listWords = (texts: readonly string[]) =>
  collectVocabulary(texts).map(({ word }) => word);

it('lists each word once, those of most pages first', () => {
  expect(listWords(['gato perro gato', 'perro'])).toEqual(['perro', 'gato']);
});

it('writes a word as it is mostly written', () => {
  expect(listWords(['Instalación instalación instalacion'])).toEqual([
    'instalación',
  ]);
});

it('keeps symbols that readers type, without what encloses them', () => {
  const words = listWords(['Usa (u+x), «%d» y <stdio.h>; mira /etc/passwd.']);
  for (const symbol of ['u+x', '%d', 'stdio.h', '/etc/passwd'])
    expect(words).toContain(symbol);
});

it('leaves out numbers and code without spaces', () => {
  expect(listWords(['2024 printf("Hola");'])).toEqual(['hola', 'printf']);
});

it('drops a form that is on one page when a more used word has its stem', () => {
  const stemWord = (word: string) => word.replace(/(?:os|o|as|a)$/, '');
  const count = (word: string, pages: number) => ({ word, pages });
  expect(
    dropRareForms(
      [
        count('archivos', 3),
        count('archivo', 2),
        count('archiva', 1),
        count('u+x', 1),
        count('árbol', 1),
      ],
      stemWord,
    ),
  ).toEqual(['archivos', 'archivo', 'u+x', 'árbol']);
});

it('drops the rarest words when the list would weigh too much', () => {
  const words = Array.from(
    { length: 60_000 },
    (_, index) => `palabra${(index * 7919).toString(36)}`,
  );
  const keptWords = trimVocabulary(words);
  expect(gzipSync(encodeWords(keptWords)).length).toBeLessThanOrEqual(
    MAX_CATALOG_BYTES,
  );
  expect(keptWords.length).toBeGreaterThan(1000);
  expect(keptWords).toEqual(words.slice(0, keptWords.length));
});

it('leaves room for what is downloaded with the words', () => {
  const words = Array.from(
    { length: 60_000 },
    (_, index) => `palabra${(index * 7919).toString(36)}`,
  );
  const rest = { pages: words.slice(0, 1000) };
  const keptWords = trimVocabulary(words, rest);
  expect(keptWords.length).toBeLessThan(trimVocabulary(words).length);
  expect(
    gzipSync(JSON.stringify({ words: encodeWords(keptWords), ...rest })).length,
  ).toBeLessThanOrEqual(MAX_CATALOG_BYTES);
});

it('encodes a list that the search decodes to the same words', () => {
  const longWord = 'a'.repeat(50);
  const words = [
    'árbol',
    'árboles',
    'u+x',
    '~/.bashrc',
    'a',
    longWord,
    `${longWord}b`,
  ];
  expect(encodeWords(words.slice(0, 2))).toBe('0árbol 5es');
  expect(decodeWords(encodeWords(words))).toEqual(words);
  expect(decodeWords(encodeWords([]))).toEqual([]);
});
