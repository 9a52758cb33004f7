import * as v from 'valibot';
import { pagePath } from '../shared/fields';

const phrase = v.pipe(
  v.string('una palabra o un símbolo'),
  v.trim(),
  v.minLength(1, 'una palabra o un símbolo'),
  v.maxLength(40, 'una palabra o un símbolo de 40 caracteres como mucho'),
  v.check(
    (text) => text === text.normalize('NFD').replaceAll(/\p{M}/gu, ''),
    'un texto sin acentos: la búsqueda los quita',
  ),
  v.check((text) => text === text.toLowerCase(), 'un texto en minúsculas'),
);

const phrases = (expected: string) =>
  v.pipe(v.array(phrase, expected), v.minLength(1, expected));

const alias = v.strictObject({
  /** What readers type: a word, a phrase, a symbol. */
  typed: phrases('lo que se escribe, en una lista'),
  /** What is searched besides; the typed one itself is left out. */
  means: phrases('lo que se busca además, en una lista'),
  /** The page that comes first, one that the search finds by what it means. */
  page: v.optional(pagePath),
});

export const searchAliasesSchema = v.pipe(
  v.array(alias, 'una lista de alias'),
  v.check((aliases) => {
    const all = aliases.flatMap(({ typed }) => typed);
    return new Set(all).size === all.length;
  }, 'que cada palabra esté en «typed» una sola vez'),
);

export type SearchAlias = v.InferOutput<typeof alias>;
