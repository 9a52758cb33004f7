/** @jest-environment node */
// Includes misspelled words on purpose. cspell:disable
import fc from 'fast-check';
import { foldWord } from '../../../scripts/lib/vocabulary.mjs';
import { fold } from '../../utils/fold';
import { getQueryWords, stemWord } from '../text';

it('compares words without accents and case', () => {
  expect(fold('Instalación')).toBe('instalacion');
  expect(fold('PINGÜINO')).toBe('pinguino');
});

it('folds exactly as the word list of the build does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(text)).toBe(foldWord(text));
    }),
  );
});

it('leaves out the words that say nothing', () => {
  expect(getQueryWords('¿Cómo hago un hola mundo?')).toEqual([
    'hola',
    'mundo?',
  ]);
  expect(getQueryWords('qué es una variable')).toEqual(['variable']);
});

it('keeps them when there is nothing else', () => {
  expect(getQueryWords('el')).toEqual(['el']);
});

it('keeps symbols together', () => {
  expect(getQueryWords('chmod u+x a.sh && ls -l')).toEqual([
    'chmod',
    'u+x',
    'a.sh',
    '&&',
    'ls',
    '-l',
  ]);
  expect(getQueryWords('printf("%d")')).toEqual(['printf', '%d']);
});

it.each([
  ['variables', 'variable'],
  ['compilaciones', 'compilacion'],
  ['instalando', 'instalar'],
])('takes %s and %s for forms of one word', (firstWord, secondWord) => {
  expect(stemWord(firstWord)).toBe(stemWord(secondWord));
});

it('does not shorten a word to nothing', () => {
  expect(stemWord('mas')).toBe('mas');
});

it('never throws, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const word of getQueryWords(text)) stemWord(word);
    }),
  );
});
