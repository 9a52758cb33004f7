/** @jest-environment node */
// Includes misspelled words on purpose. cspell:disable
import fc from 'fast-check';
import { createLexicon } from '../lexicon';

const lexicon = createLexicon(
  ['printf', 'instalación', 'variable', 'permisos', 'u+x', 'casa', 'caso'],
  ['chmod'],
);

it('knows a word, its forms and its beginning', () => {
  for (const word of ['printf', 'prin', 'variables', 'instalar', 'u+x'])
    expect(lexicon.matches(word)).toBe(true);
  expect(lexicon.matches('prntf')).toBe(false);
});

it('tells what is really written from what is only a form of it', () => {
  expect(lexicon.has('instalacion')).toBe(true);
  expect(lexicon.has('instalar')).toBe(false);
});

it.each([
  ['a missing letter', 'prntf', 'printf'],
  ['two letters swapped', 'pirntf', 'printf'],
  ['a letter too many', 'printff', 'printf'],
  ['a wrong letter', 'parmisos', 'permisos'],
  ['accents, given back', 'instalasion', 'instalación'],
  ['a word that only an alias explains', 'chmdo', 'chmod'],
])('puts right %s', (_name, typedText, intendedText) => {
  expect(lexicon.suggest(typedText)).toBe(intendedText);
});

it('takes the most used of two that are equally near', () => {
  expect(lexicon.suggest('casi')).toBe('casa');
});

it('leaves alone what is too short, too far or no word', () => {
  for (const word of ['prf', 'zzzqx', 'u+y', '%d'])
    expect(lexicon.suggest(word)).toBeUndefined();
});

it('never throws, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (word) => {
      lexicon.matches(word);
      lexicon.suggest(word);
    }),
  );
});
