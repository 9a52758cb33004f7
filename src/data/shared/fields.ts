import * as v from 'valibot';
import { isoDate, oneOf, sitePath, text } from '../../utils/schemaFields';

/**
 * Path of a page. Without the trailing slash every visitor would be redirected.
 */
export const pagePath = v.pipe(
  sitePath,
  v.endsWith('/', 'una ruta del sitio que termine en /'),
);

/** Path of a drawing of this site: an SVG under `static/img/`. */
export const picture = v.pipe(
  v.string('la ruta de un dibujo, /img/….svg'),
  v.regex(/^\/img\/[\w-]+\/[\w-]+\.svg$/, 'la ruta de un dibujo, /img/….svg'),
);

export const heading = text('un título', 75);

/** Set if the title keeps its English spelling (see `foreignStrings`). */
export const titleLang = v.optional(v.literal('en', '«en» o nada'));

export const sentence = text('una o dos frases', 400);

const authorId = oneOf(['steve', 'colaboracion']);

/** Card that several pages share: author, date, title, text and link. */
const card = v.strictObject({
  title: heading,
  titleLang,
  author: authorId,
  date: isoDate,
  text: sentence,
  to: pagePath,
  image: v.optional(picture),
});

/** Card in the front matter of the page that it leads to. */
export const coverCardSchema = v.strictObject(v.omit(card, ['to']).entries);

export const cardsSchema = v.pipe(
  v.array(card, 'una lista de tarjetas'),
  v.minLength(1, 'una tarjeta como mínimo'),
);

/** Block with picture, title and paragraph, and an optional link. */
const infoBlock = v.strictObject({
  title: heading,
  titleLang,
  text: sentence,
  image: picture,
  to: v.optional(pagePath),
});

export const infoBlocksSchema = v.array(infoBlock, 'una lista de bloques');

export type CardData = v.InferOutput<typeof card>;
export type InfoBlockData = v.InferOutput<typeof infoBlock>;
