import * as v from 'valibot';
import { integerField, oneOf, text } from '../../utils/schemaFields';
import {
  frames,
  inks,
  MAX_LEVEL,
  originIds,
  patterns,
  scaleIds,
  teamIds,
} from './terms';

const englishLang = v.optional(v.literal('en', '«en» o nada'));

/** Name with its language, if that is not Spanish. */
const name = v.strictObject({ text: text('un nombre', 40), lang: englishLang });

const level = integerField(
  `un nivel de 1 a ${String(MAX_LEVEL)}`,
  1,
  MAX_LEVEL,
);

const levels = v.strictTuple(
  [level, level, level, level, level, level],
  `seis niveles, en este orden: ${scaleIds.join(', ')}`,
);

const firstAppearance = v.strictObject({
  /** Title of the comic, always in English. */
  title: text('el título de un cómic', 50),
  number: integerField('un número de 1 a 999', 1, 999),
  /** Year on the cover. */
  year: integerField('un año de 1939 a 2026', 1939, 2026),
  /** Note on the debut: a cameo, as a villain, without powers yet. */
  note: v.optional(text('una aclaración', 60)),
});

const emblem = v.pipe(
  v.strictObject({
    frame: oneOf(frames),
    pattern: oneOf(patterns),
    inks: v.strictTuple(
      [oneOf(inks), oneOf(inks)],
      'dos colores: el del fondo y el del borde',
    ),
  }),
  v.check(
    (drawing) => drawing.inks[0] !== drawing.inks[1],
    'un emblema con dos colores distintos',
  ),
);

const hero = v.strictObject({
  /** Identifier in shared links; it must not change once published. */
  id: v.pipe(
    v.string('un identificador'),
    v.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'minúsculas y guiones'),
  ),
  /** Name most used in Latin America. */
  name,
  /** Other names that a reader may search for, the original one included. */
  alsoKnownAs: v.optional(v.array(name, 'una lista de nombres')),
  civilName: v.optional(name),
  firstAppearance,
  /** Group that the hero is best known for. */
  team: oneOf(teamIds),
  origin: oneOf(originIds),
  about: text('una frase', 140),
  levels,
  emblem,
});

const areUnique = (values: readonly unknown[]): boolean =>
  new Set(values).size === values.length;

export const heroesSchema = v.pipe(
  v.array(hero, 'una lista de héroes'),
  v.check(
    (heroes) => areUnique(heroes.map(({ id }) => id)),
    'héroes con identificadores distintos',
  ),
  v.check(
    (heroes) => areUnique(heroes.map(({ emblem: e }) => JSON.stringify(e))),
    'un emblema distinto para cada héroe',
  ),
);

export type Hero = v.InferOutput<typeof hero>;
export type HeroName = v.InferOutput<typeof name>;
