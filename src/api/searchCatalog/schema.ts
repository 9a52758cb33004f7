import * as v from 'valibot';
import { kinds } from '../../search/kinds';

export const catalogSchema = v.object({
  /** The most used first. */
  words: v.array(v.string()),
  /** Names of the pages in the index, by what they are. */
  pages: v.record(v.picklist(kinds), v.array(v.string())),
  /** Names of the pages where a folded word is at home: they come first for it. */
  homes: v.record(v.string(), v.array(v.string())),
  /** Those that only announce what is to come. */
  planned: v.array(v.string()),
});

export type SearchCatalog = v.InferOutput<typeof catalogSchema>;
