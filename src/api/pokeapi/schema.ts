import * as v from 'valibot';
import { count, id, providerUrl, text, tolerantList } from '../fields';

/** An entry of the list carries its identifier only inside its address. */
const entrySchema = v.pipe(
  v.object({ name: text('sin nombre'), url: providerUrl(['pokeapi.co']) }),
  v.transform(({ name, url }) => ({
    name,
    id: Number(/\/pokemon\/(\d{1,6})\/?$/.exec(new URL(url).pathname)?.[1]),
  })),
  v.object({ name: v.string(), id }),
);

/** A creature as the grid shows it. */
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

/** The answer weighs about 250 KB; these are the fields that the dialog shows. */
export const detailSchema = v.object({
  id,
  name: text('sin nombre'),
  /** Where `front_default` is null, the address that follows from the identifier answers 404. */
  sprites: v.fallback(
    v.optional(v.object({ front_default: v.nullable(present) })),
    undefined,
  ),
  /** Decimetres. */
  height: v.fallback(v.nullable(count), null),
  /** Hectograms. */
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
