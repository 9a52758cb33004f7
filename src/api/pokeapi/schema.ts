import * as v from 'valibot';
import { count, id, providerUrl, text, tolerantList } from '../fields';

/**
 * Schema of an entry of the list, whose identifier is only inside its address.
 */
const entrySchema = v.pipe(
  v.object({ name: text('sin nombre'), url: providerUrl(['pokeapi.co']) }),
  v.transform(({ name, url }) => ({
    name,
    id: Number(/\/pokemon\/(\d{1,6})\/?$/.exec(new URL(url).pathname)?.[1]),
  })),
  v.object({ name: v.string(), id }),
);

/** Creature of the list, as the grid shows it. */
export type Creature = v.InferOutput<typeof entrySchema>;

export const listSchema = v.object({
  count,
  results: tolerantList(entrySchema, (creature) => creature.id),
});

export type CreatureList = v.InferOutput<typeof listSchema>;

const named = v.object({ name: text('desconocido') });

const present = v.pipe(
  v.unknown(),
  v.transform(() => true as const),
);

/** Schema of the fields that the dialog shows, of an answer of about 250 KB. */
export const detailSchema = v.object({
  id,
  name: text('sin nombre'),
  /** Sprites; if `front_default` is null, {@link spriteUrl} answers 404. */
  sprites: v.fallback(
    v.optional(v.object({ front_default: v.nullable(present) })),
    undefined,
  ),
  /** Height in decimetres. */
  height: v.fallback(v.nullable(count), null),
  /** Weight in hectograms. */
  weight: v.fallback(v.nullable(count), null),
  types: v.fallback(
    tolerantList(v.object({ type: named }), ({ type }) => type.name),
    [],
  ),
  stats: v.fallback(
    tolerantList(
      v.object({ base_stat: count, stat: named }),
      ({ stat }) => stat.name,
    ),
    [],
  ),
});

export type CreatureDetail = v.InferOutput<typeof detailSchema>;
