import * as v from 'valibot';
import { count, id, pictureUrl, text, tolerantList } from '../fields';

const imageHosts = ['rickandmortyapi.com'] as const;

/** Schema of a character: only the fields that the app shows. */
export const characterSchema = v.object({
  id,
  name: text('Sin nombre'),
  status: text('unknown'),
  species: text('unknown'),
  gender: text('unknown'),
  image: pictureUrl(imageHosts),
});

export const locationSchema = v.object({
  id,
  name: text('Sin nombre'),
  type: text('unknown'),
  dimension: text('unknown'),
});

export const episodeSchema = v.object({
  id,
  name: text('Sin nombre'),
  /** Date in English: `December 2, 2013`. */
  air_date: text('unknown'),
  /** Code of season and episode: `S01E01`. */
  episode: text('unknown'),
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
  return tolerantList(entry, (item) => item.id);
}

export function pageSchema<Entry extends { readonly id: number }>(
  entry: v.GenericSchema<unknown, Entry>,
) {
  return v.pipe(
    v.object({
      info: v.object({ count, pages: count }),
      results: listSchema(entry),
    }),
    v.transform(({ info, results }): ResultPage<Entry> => ({
      ...info,
      results,
    })),
  );
}
