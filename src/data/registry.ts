import type { GenericSchema } from 'valibot';
import { about } from './about';
import { aboutSchema } from './about/schema';
import { almanac } from './almanac';
import { almanacSchema } from './almanac/schema';
import { changelog } from './changelog';
import { changelogSchema } from './changelog/schema';
import { coder } from './coder';
import { coderSchema } from './coder/schema';
import { dumix } from './dumix';
import { dumixSchema } from './dumix/schema';
import { glosario } from './glosario';
import { glosarioSchema } from './glosario/schema';
import { havefun } from './havefun';
import { havefunSchema } from './havefun/schema';
import { heroes } from './heroes';
import { heroesSchema } from './heroes/schema';
import { labs } from './labs';
import { labsSchema } from './labs/schema';
import { news } from './news';
import { newsSchema } from './news/schema';
import { owner } from './owner';
import { ownerSchema } from './owner/schema';
import { profile } from './profile';
import { profileSchema } from './profile/schema';
import { roadmap } from './roadmap';
import { roadmapSchema } from './roadmap/schema';
import { searchAliases } from './searchAliases';
import { searchAliasesSchema } from './searchAliases/schema';
import { stevelabs } from './stevelabs';
import { stevelabsSchema } from './stevelabs/schema';
import { teasers } from './teasers';
import { teasersSchema } from './teasers/schema';
import { tour } from './tour';
import { tourSchema } from './tour/schema';
import { videos } from './videos';
import { videosSchema } from './videos/schema';
import { webdeveloper } from './webdeveloper';
import { webdeveloperSchema } from './webdeveloper/schema';

/** Data file, the name of its export, and its schema. */
export interface ContentEntry {
  readonly file: string;
  readonly root: string;
  readonly schema: GenericSchema;
  readonly data: unknown;
}

const createEntry = (
  root: string,
  schema: GenericSchema,
  data: unknown,
): ContentEntry => ({ file: `src/data/${root}/index.ts`, root, schema, data });

/**
 * Data that the build validates before it renders a page. Only plugins and
 * tests may import this module: it imports all schemas, and valibot with them.
 */
export const contentRegistry: readonly ContentEntry[] = [
  createEntry('about', aboutSchema, about),
  createEntry('almanac', almanacSchema, almanac),
  createEntry('changelog', changelogSchema, changelog),
  createEntry('coder', coderSchema, coder),
  createEntry('dumix', dumixSchema, dumix),
  createEntry('glosario', glosarioSchema, glosario),
  createEntry('havefun', havefunSchema, havefun),
  createEntry('heroes', heroesSchema, heroes),
  createEntry('labs', labsSchema, labs),
  createEntry('news', newsSchema, news),
  createEntry('owner', ownerSchema, owner),
  createEntry('profile', profileSchema, profile),
  createEntry('roadmap', roadmapSchema, roadmap),
  createEntry('searchAliases', searchAliasesSchema, searchAliases),
  createEntry('stevelabs', stevelabsSchema, stevelabs),
  createEntry('teasers', teasersSchema, teasers),
  createEntry('tour', tourSchema, tour),
  createEntry('videos', videosSchema, videos),
  createEntry('webdeveloper', webdeveloperSchema, webdeveloper),
];
