import * as v from 'valibot';
import {
  countSchema,
  idSchema,
  createPictureUrlSchema,
  createTextSchema,
  createTolerantListSchema,
} from '../fields';

const imageHosts = ['rickandmortyapi.com'] as const;

/** Schema of a character: only the fields that the app shows. */
export const characterSchema = v.object({
  id: idSchema,
  name: createTextSchema('Sin nombre'),
  status: createTextSchema('unknown'),
  species: createTextSchema('unknown'),
  gender: createTextSchema('unknown'),
  image: createPictureUrlSchema(imageHosts),
});

export const locationSchema = v.object({
  id: idSchema,
  name: createTextSchema('Sin nombre'),
  type: createTextSchema('unknown'),
  dimension: createTextSchema('unknown'),
});

export const episodeSchema = v.object({
  id: idSchema,
  name: createTextSchema('Sin nombre'),
  /** Date in English: `December 2, 2013`. */
  air_date: createTextSchema('unknown'),
  /** Code of season and episode: `S01E01`. */
  episode: createTextSchema('unknown'),
});

export type Character = v.InferOutput<typeof characterSchema>;
export type Location = v.InferOutput<typeof locationSchema>;
export type Episode = v.InferOutput<typeof episodeSchema>;

/** Page of up to 20 entries; `count` and `pages` are totals of the list. */
export interface ResultPage<Entry> {
  readonly count: number;
  readonly pages: number;
  readonly results: readonly Entry[];
}

export function listSchema<Entry extends { readonly id: number }>(
  entry: v.GenericSchema<unknown, Entry>,
) {
  return createTolerantListSchema(entry, (item) => item.id);
}

export function createPageSchema<Entry extends { readonly id: number }>(
  entry: v.GenericSchema<unknown, Entry>,
) {
  return v.pipe(
    v.object({
      info: v.object({ count: countSchema, pages: countSchema }),
      results: listSchema(entry),
    }),
    v.transform(({ info, results }): ResultPage<Entry> => ({
      ...info,
      results,
    })),
  );
}
