import * as v from 'valibot';
import { lpiCodes } from '../data/lpi';
import { coverCardSchema, picture, sentence } from '../data/shared/fields';
import {
  description,
  integerField,
  isoDate,
  oneOf,
  sitePath,
  text,
  title,
  youtubeId,
} from '../utils/schemaFields';

const fileName = v.pipe(
  v.string('el nombre de una lección anterior, como «salida»'),
  v.regex(/^[a-z0-9-]+$/, 'el nombre de una lección anterior, como «salida»'),
);

const words = v.pipe(
  v.array(
    v.pipe(
      v.string('una palabra entre comillas, como "%d"'),
      v.regex(
        /^\S+(?: \S+)*$/,
        'una palabra, o palabras separadas por un espacio',
      ),
    ),
    'una lista de palabras: [printf, "%d"]',
  ),
  v.minLength(1, 'una palabra o más; si no hay ninguna, el campo sobra'),
  v.check(
    (values) => new Set(values).size === values.length,
    'palabras distintas: alguna está dos veces',
  ),
);

const docBase = {
  title,
  description,
  slug: sitePath,
  last_update: v.strictObject(
    { date: isoDate },
    'la fecha de la última revisión: last_update: { date: AAAA-MM-DD }',
  ),
  sidebar_position: integerField('un entero de 0 a 99', 0, 99),
  sidebar_label: v.optional(text('una etiqueta corta', 40)),
};

const lesson = v.strictObject({
  ...docBase,
  tipo: v.literal('leccion'),
  /** Minutes in the frozen editions; the current one computes them. */
  duracion: v.optional(
    integerField('un número entero de minutos entre 5 y 180', 5, 180),
  ),
  requisitos: v.array(fileName, 'una lista de lecciones anteriores (o [])'),
  objetivos: v.pipe(
    v.array(text('un objetivo que empiece por un verbo', 160), 'una lista'),
    v.minLength(3, 'de 3 a 5 objetivos'),
    v.maxLength(5, 'de 3 a 5 objetivos'),
  ),
  lpi: v.optional(
    v.array(
      v.pipe(
        v.string('un código de LPI Linux Essentials, como "2.1"'),
        v.check(
          (code) => lpiCodes.includes(code),
          'un código de LPI Linux Essentials, como "2.1"',
        ),
      ),
      'una lista de códigos de LPI Linux Essentials',
    ),
  ),
  /** Words of the language or of the shell that this lesson teaches. */
  ensena: v.optional(words),
  /**
   * Words that a program of this lesson uses before they are taught; the text
   * has to say so.
   */
  adelanta: v.optional(words),
});

const createPlainSchema = <const T extends string>(tipo: T) =>
  v.strictObject({ ...docBase, tipo: v.literal(tipo) });

const landingSchema = v.strictObject({
  ...createPlainSchema('portada').entries,
  tarjetas: v.optional(v.array(coverCardSchema, 'una lista de tarjetas')),
  /**
   * Picture and text of the course for the list of courses on the home page.
   */
  camino: v.optional(
    v.strictObject(
      { image: picture, text: sentence },
      'el dibujo y el texto del camino: camino: { image: …, text: … }',
    ),
  ),
});

const readingLevel = oneOf(['inicial', 'medio', 'avanzado']);

const cover = {
  portada: v.pipe(
    v.string('la ruta de una portada SVG, /img/articulos/….svg'),
    v.regex(
      /^\/img\/articulos\/[\w-]+\.svg$/,
      'la ruta de una portada SVG, /img/articulos/….svg',
    ),
  ),
  portada_alt: text('qué se ve en la portada', 200),
};

const docArticle = v.strictObject({
  ...docBase,
  ...cover,
  tipo: v.literal('articulo'),
  autor: oneOf(['steve', 'colaboracion']),
  fecha: isoDate,
  nivel: readingLevel,
});

/** Front matter of the pages under `docs/` and the frozen editions. */
export const docFrontMatter = v.variant(
  'tipo',
  [
    lesson,
    landingSchema,
    createPlainSchema('proximamente'),
    createPlainSchema('guia'),
    docArticle,
  ],
  'uno de: leccion, portada, proximamente, guia, articulo',
);

const articleSlug = v.pipe(
  v.string('un artículo, como /rows/rc1'),
  v.regex(
    /^\/(?:rows|reviews|info)\/[a-z0-9-]+$/,
    'un artículo con su categoría, como /rows/rc1',
  ),
);

const postBase = {
  ...cover,
  title,
  description,
  slug: articleSlug,
  date: isoDate,
  authors: v.tuple(
    [oneOf(['steve', 'colaboracion'])],
    'una lista con un autor: [steve] o [colaboracion]',
  ),
  video: v.optional(
    v.union(
      [youtubeId, v.literal('canal')],
      'un identificador de YouTube o «canal»',
    ),
  ),
  relacionados: v.pipe(
    v.array(articleSlug, 'una lista de 2 o 3 artículos'),
    v.minLength(2, 'una lista de 2 o 3 artículos'),
    v.maxLength(3, 'una lista de 2 o 3 artículos'),
  ),
};

/** Returns true when an address begins with its category. */
const hasCategoryPrefix = (slug: string, category: string) =>
  slug.startsWith(`/${category}/`);

const review = v.pipe(
  v.strictObject({
    ...postBase,
    tags: v.tuple([v.literal('reviews')], 'una categoría: [reviews]'),
    nota: v.pipe(
      v.number('una nota de 0 a 10'),
      v.minValue(0, 'una nota de 0 a 10'),
      v.maxValue(10, 'una nota de 0 a 10'),
    ),
  }),
  v.forward(
    v.check(
      ({ slug, tags: [tag] }) => hasCategoryPrefix(slug, tag),
      'el slug de una reseña, /reviews/…',
    ),
    ['slug'],
  ),
);

const article = v.pipe(
  v.strictObject({
    ...postBase,
    tags: v.tuple([oneOf(['rows', 'info'])], 'una categoría: [rows] o [info]'),
    nivel: readingLevel,
    serie: v.optional(v.literal('Rows And Colums', '«Rows And Colums»')),
  }),
  v.forward(
    v.check(
      ({ slug, tags: [tag] }) => hasCategoryPrefix(slug, tag),
      'la misma categoría con que empieza el slug: /rows/… o /info/…',
    ),
    ['tags'],
  ),
);

/**
 * Front matter of the pages under `blog/`: reviews have a score, the others a
 * reading level.
 */
export const postFrontMatter = v.lazy((input) =>
  typeof input === 'object' &&
  input !== null &&
  'nota' in input &&
  input.nota !== undefined
    ? review
    : article,
);

/** Estimated duration of a lesson, in minutes rounded to 5. */
export interface LessonTime {
  /** Minutes of each sitting: one, or two when the lesson has a pause. */
  readonly sittings: readonly number[];
  /** Minutes of the exercises of level `reto`, which are for another day. */
  readonly challenge: number;
}

export type CoverCard = v.InferOutput<typeof coverCardSchema>;
export type DocFrontMatter = v.InferOutput<typeof docFrontMatter>;
export type LessonFrontMatter = v.InferOutput<typeof lesson> & {
  /** Estimated duration, which the build adds in the current edition. */
  readonly tiempo?: LessonTime;
};
export type PostFrontMatter =
  v.InferOutput<typeof review> | v.InferOutput<typeof article>;
