import * as v from 'valibot';
import { pageKinds } from '../kinds';

export const catalogSchema = v.object({
  /** Words of the index, the most used first, which `decodeWords` reads. */
  words: v.string(),
  /** Names of the indexed pages, by kind. */
  pages: v.record(v.picklist(pageKinds), v.array(v.string())),
  /** Names of the pages that rank first for a folded word, by that word. */
  homes: v.record(v.string(), v.array(v.string())),
  /** Names of the pages that only announce future content. */
  planned: v.array(v.string()),
});

export type SearchCatalog = v.InferOutput<typeof catalogSchema>;
