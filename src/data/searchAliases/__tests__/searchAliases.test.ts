/** @jest-environment node */
// Includes misspelled words on purpose. cspell:disable
import * as v from 'valibot';
import { searchAliases } from '..';
import { searchAliasesSchema } from '../schema';

it('fits its schema', () => {
  expect(() => v.parse(searchAliasesSchema, searchAliases)).not.toThrow();
});

it.each([
  ['an accent', [{ typed: ['instalación'], means: ['apt'] }], 'sin acentos'],
  ['a capital', [{ typed: ['GCC'], means: ['compilar'] }], 'minúsculas'],
  ['nothing to search', [{ typed: ['a'], means: [] }], 'lo que se busca'],
  [
    'a term that is there twice',
    [
      { typed: ['a'], means: ['b'] },
      { typed: ['a'], means: ['c'] },
    ],
    'una sola vez',
  ],
])('refuses %s', (_name, aliases, message) => {
  expect(() => v.parse(searchAliasesSchema, aliases)).toThrow(message);
});
