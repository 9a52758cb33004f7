import * as v from 'valibot';
import {
  countSchema,
  idSchema,
  createProviderUrlSchema,
  createTextSchema,
  createTolerantListSchema,
} from '../fields';

/**
 * Schema of an entry of the list, whose identifier is only inside its address.
 */
const entrySchema = v.pipe(
  v.object({
    name: createTextSchema('sin nombre'),
    url: createProviderUrlSchema(['pokeapi.co']),
  }),
  v.transform(({ name, url }) => ({
    name,
    id: Number(/\/pokemon\/(\d{1,6})\/?$/.exec(new URL(url).pathname)?.[1]),
  })),
  v.object({ name: v.string(), id: idSchema }),
);

/** Creature of the list, as the grid shows it. */
export type Creature = v.InferOutput<typeof entrySchema>;

export const listSchema = v.object({
  count: countSchema,
  results: createTolerantListSchema(entrySchema, (creature) => creature.id),
});

export type CreatureList = v.InferOutput<typeof listSchema>;

const namedSchema = v.object({ name: createTextSchema('desconocido') });

const presenceSchema = v.pipe(
  v.unknown(),
  v.transform(() => true as const),
);

/** Schema of the fields that the dialog shows, of an answer of about 250 KB. */
export const detailSchema = v.object({
  id: idSchema,
  name: createTextSchema('sin nombre'),
  /** Sprites; if `front_default` is null, {@link createSpriteUrl} answers 404. */
  sprites: v.fallback(
    v.optional(v.object({ front_default: v.nullable(presenceSchema) })),
    undefined,
  ),
  /** Height in decimetres. */
  height: v.fallback(v.nullable(countSchema), null),
  /** Weight in hectograms. */
  weight: v.fallback(v.nullable(countSchema), null),
  types: v.fallback(
    createTolerantListSchema(
      v.object({ type: namedSchema }),
      ({ type }) => type.name,
    ),
    [],
  ),
  stats: v.fallback(
    createTolerantListSchema(
      v.object({ base_stat: countSchema, stat: namedSchema }),
      ({ stat }) => stat.name,
    ),
    [],
  ),
});

export type CreatureDetail = v.InferOutput<typeof detailSchema>;
