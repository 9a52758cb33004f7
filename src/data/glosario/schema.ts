import * as v from 'valibot';
import { sitePath, text } from '../../utils/schemaFields';
import { pagePath } from '../shared/fields';

const id = v.pipe(
  v.string('un identificador'),
  v.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'minúsculas y guiones'),
);

const form = text('una palabra o varias', 40);

const definition = v.pipe(
  text('de una a tres frases', 300),
  v.regex(/^\p{Lu}.+\.$/u, 'frases completas: mayúscula al principio y punto'),
  v.check(
    (input) => (input.match(/`/g)?.length ?? 0) % 2 === 0,
    'acentos graves por parejas, alrededor del código',
  ),
);

const entry = v.strictObject({
  /** Anchor in `/glosario/`; it must not change once published. */
  id,
  /**
   * Term as the page shows it: lower case, unless it is a name or an
   * abbreviation.
   */
  term: form,
  /** Forms to mark in prose (singular, plural, synonyms), in upper or lower case. */
  forms: v.pipe(
    v.array(form, 'una lista de formas'),
    v.minLength(1, 'una forma como mínimo'),
  ),
  /** Phrases that contain a form with another meaning; they are not marked. */
  except: v.optional(v.array(form, 'una lista de frases')),
  /**
   * Prefixes of the addresses where the forms have this meaning; by default,
   * all.
   */
  within: v.optional(
    v.pipe(
      v.array(sitePath, 'una lista de rutas del sitio'),
      v.minLength(1, 'una ruta como mínimo'),
    ),
  ),
  /** English name, if the reader will meet it. */
  english: v.optional(text('el nombre en inglés', 60)),
  /** Plain text; code goes between backticks. */
  definition,
  /** Page that explains the term; the term is not marked there. */
  lesson: v.optional(pagePath),
  related: v.optional(v.array(id, 'una lista de identificadores')),
});

type Entry = v.InferOutput<typeof entry>;

const toLowerCase = (input: string): string => input.toLocaleLowerCase('es');

function findRepeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

const getAllForms = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ forms, except = [] }) =>
    [...forms, ...except].map(toLowerCase),
  );

function findUnknownRelated(entries: readonly Entry[]): string[] {
  const ids = new Set(entries.map((item) => item.id));
  return entries.flatMap((item) =>
    (item.related ?? []).filter(
      (other) => other === item.id || !ids.has(other),
    ),
  );
}

/** Builds a check that fails with the faults of a list, if there are any. */
const checkWithoutFaults = (
  expected: string,
  faultsOf: (entries: readonly Entry[]) => readonly string[],
) =>
  v.rawCheck<Entry[]>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const faults = faultsOf(dataset.value);
    if (faults.length > 0) addIssue({ message: expected, input: faults });
  });

export const glosarioSchema = v.pipe(
  v.array(entry, 'una lista de términos'),
  checkWithoutFaults('identificadores distintos', (entries) =>
    findRepeated(entries.map((item) => item.id)),
  ),
  checkWithoutFaults('formas que estén en un solo término', (entries) =>
    findRepeated(getAllForms(entries)),
  ),
  checkWithoutFaults(
    'términos relacionados que existan y sean otros',
    findUnknownRelated,
  ),
);

export type Term = Entry;
