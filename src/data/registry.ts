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

const entry = (
  root: string,
  schema: GenericSchema,
  data: unknown,
): ContentEntry => ({ file: `src/data/${root}/index.ts`, root, schema, data });

/**
 * Data that the build validates before it renders a page. Only plugins and
 * tests may import this module: it imports all schemas, and valibot with them.
 */
export const contentRegistry: readonly ContentEntry[] = [
  entry('about', aboutSchema, about),
  entry('almanac', almanacSchema, almanac),
  entry('changelog', changelogSchema, changelog),
  entry('coder', coderSchema, coder),
  entry('dumix', dumixSchema, dumix),
  entry('glosario', glosarioSchema, glosario),
  entry('havefun', havefunSchema, havefun),
  entry('heroes', heroesSchema, heroes),
  entry('labs', labsSchema, labs),
  entry('news', newsSchema, news),
  entry('owner', ownerSchema, owner),
  entry('profile', profileSchema, profile),
  entry('roadmap', roadmapSchema, roadmap),
  entry('searchAliases', searchAliasesSchema, searchAliases),
  entry('stevelabs', stevelabsSchema, stevelabs),
  entry('teasers', teasersSchema, teasers),
  entry('tour', tourSchema, tour),
  entry('videos', videosSchema, videos),
  entry('webdeveloper', webdeveloperSchema, webdeveloper),
];
