import * as v from 'valibot';
import { isoDate, oneOf, sitePath, text } from '../../content/fields';

/** A page of the site: the trailing slash spares every visitor a redirect. */
export const pagePath = v.pipe(
  sitePath,
  v.endsWith('/', 'una ruta del sitio que termine en /'),
);

/** Own drawings only: an SVG under `static/img/`. */
export const picture = v.pipe(
  v.string('la ruta de un dibujo, /img/….svg'),
  v.regex(/^\/img\/[\w-]+\/[\w-]+\.svg$/, 'la ruta de un dibujo, /img/….svg'),
);

export const heading = text('un título', 75);

/** Set where the title keeps its English spelling (see `foreignStrings`). */
export const titleLang = v.optional(v.literal('en', '«en» o nada'));

export const sentence = text('una o dos frases', 400);

const authorId = oneOf(['steve', 'colaboracion']);

/** Author, date, title, text and link: the card that several pages share. */
const card = v.strictObject({
  title: heading,
  titleLang,
  author: authorId,
  date: isoDate,
  text: sentence,
  to: pagePath,
  image: v.optional(picture),
});

/** A card in the front matter of the page that it leads to. */
export const coverCard = v.strictObject(v.omit(card, ['to']).entries);

export const cards = v.pipe(
  v.array(card, 'una lista de tarjetas'),
  v.minLength(1, 'una tarjeta como mínimo'),
);

/** Picture, title and paragraph, with an optional page to go on to. */
const infoBlock = v.strictObject({
  title: heading,
  titleLang,
  text: sentence,
  image: picture,
  to: v.optional(pagePath),
});

export const infoBlocks = v.array(infoBlock, 'una lista de bloques');

export type CardData = v.InferOutput<typeof card>;
export type InfoBlockData = v.InferOutput<typeof infoBlock>;
