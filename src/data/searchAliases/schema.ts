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

const phraseListField = (expected: string) =>
  v.pipe(v.array(phrase, expected), v.minLength(1, expected));

const alias = v.strictObject({
  /** Words, phrases or symbols that readers type. */
  typed: phraseListField('lo que se escribe, en una lista'),
  /** Additional searches; a typed term equal to one of them is not repeated. */
  means: phraseListField('lo que se busca además, en una lista'),
  /** Page that ranks first; the search must find it by `means`. */
  page: v.optional(pagePath),
});

export const searchAliasesSchema = v.pipe(
  v.array(alias, 'una lista de alias'),
  v.check((aliases) => {
    const typedWords = aliases.flatMap(({ typed }) => typed);
    return new Set(typedWords).size === typedWords.length;
  }, 'que cada palabra esté en «typed» una sola vez'),
);

export type SearchAlias = v.InferOutput<typeof alias>;
