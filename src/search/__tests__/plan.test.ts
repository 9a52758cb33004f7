/** @jest-environment node */
// Includes misspelled words on purpose. cspell:disable
import fc from 'fast-check';
import { createLexicon } from '../lexicon';
import { createAliasTable, planQuery } from '../plan';

const lexicon = createLexicon(
  [
    'directorio',
    'carpeta',
    'archivo',
    'printf',
    'permisos',
    'operadores',
    'borrar',
    'rm',
    'orden',
    'computadora',
    'ls',
    '-l',
  ],
  ['chmod'],
);
const table = createAliasTable([
  { typed: ['carpeta', 'directorio'], means: ['carpeta', 'directorio'] },
  { typed: ['ordenador'], means: ['computadora'] },
  { typed: ['chmod', 'u+x'], means: ['permisos'] },
  { typed: ['&&'], means: ['operadores'] },
  { typed: ['borrar archivo'], means: ['rm'] },
]);
const plan = (text: string) => planQuery(text, lexicon, table);

it('searches what was typed first and what it means then', () => {
  expect(plan('carpeta').searches).toEqual([['carpeta'], ['directorio']]);
});

it('replaces only the words of the alias', () => {
  expect(plan('borrar carpeta').searches).toEqual([
    ['borrar', 'carpeta'],
    ['borrar', 'directorio'],
  ]);
});

it('knows the plural of an alias', () => {
  expect(plan('carpetas').searches).toContainEqual(['directorio']);
});

it('finds an alias of several words before its parts', () => {
  expect(plan('borrar archivo').searches).toEqual([
    ['borrar', 'archivo'],
    ['rm'],
  ]);
});

it('searches only the meaning of a symbol that no page has', () => {
  expect(plan('&&')).toEqual({
    searches: [['operadores']],
    correction: undefined,
  });
});

it('does not take a word with an alias for a form of another', () => {
  expect(plan('ordenador').searches).toEqual([['computadora']]);
});

it('puts a misspelt word right, also one that only an alias knows', () => {
  expect(plan('prntf')).toEqual({
    searches: [['printf']],
    correction: 'printf',
  });
  expect(plan('chmdo')).toEqual({
    searches: [['permisos']],
    correction: 'chmod',
  });
});

it('leaves out what nothing is like', () => {
  expect(plan('printf zzzqx')).toEqual({
    searches: [['printf']],
    correction: undefined,
  });
  expect(plan('zzzqx').searches).toEqual([]);
});

it('stays small and never throws, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(plan(text).searches.length).toBeLessThanOrEqual(6);
    }),
  );
});
