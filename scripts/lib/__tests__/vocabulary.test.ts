// Words as readers type and misspell them. cspell:disable
/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import {
  collectVocabulary,
  dropRepeatedForms,
  MAX_CATALOG_BYTES,
  trimVocabulary,
} from '../vocabulary.mjs';

it('lists each word once, those of most pages first', () => {
  expect(collectVocabulary(['gato perro gato', 'perro'])).toEqual([
    'perro',
    'gato',
  ]);
});

it('writes a word as it is mostly written', () => {
  expect(collectVocabulary(['Instalación instalación instalacion'])).toEqual([
    'instalación',
  ]);
});

it('keeps symbols that readers type, without what encloses them', () => {
  const words = collectVocabulary([
    'Usa (u+x), «%d» y <stdio.h>; mira /etc/passwd.',
  ]);
  for (const symbol of ['u+x', '%d', 'stdio.h', '/etc/passwd'])
    expect(words).toContain(symbol);
});

it('leaves out numbers and code without spaces', () => {
  expect(collectVocabulary(['2024 printf("Hola");'])).toEqual([
    'hola',
    'printf',
  ]);
});

it('keeps one form of each stem, the most used, and every symbol', () => {
  const stemWord = (word: string) => word.replace(/(?:os|o|as|a)$/, '');
  expect(
    dropRepeatedForms(['archivos', 'u+x', 'árbol', 'archivo', 'u+r'], stemWord),
  ).toEqual(['archivos', 'u+x', 'árbol', 'u+r']);
});

it('drops the rarest words when the list would weigh too much', () => {
  const words = Array.from(
    { length: 60_000 },
    (_, index) => `palabra${(index * 7919).toString(36)}`,
  );
  const kept = trimVocabulary(words);
  expect(gzipSync(JSON.stringify(kept)).length).toBeLessThanOrEqual(
    MAX_CATALOG_BYTES,
  );
  expect(kept.length).toBeGreaterThan(1000);
  expect(kept).toEqual(words.slice(0, kept.length));
});

it('leaves room for what is downloaded with the words', () => {
  const words = Array.from(
    { length: 60_000 },
    (_, index) => `palabra${(index * 7919).toString(36)}`,
  );
  const rest = { pages: words.slice(0, 1000) };
  const kept = trimVocabulary(words, rest);
  expect(kept.length).toBeLessThan(trimVocabulary(words).length);
  expect(
    gzipSync(JSON.stringify({ words: kept, ...rest })).length,
  ).toBeLessThanOrEqual(MAX_CATALOG_BYTES);
});
