import type { GenericSchema } from 'valibot';
import { about } from '../data/about';
import { aboutSchema } from '../data/about/schema';
import { almanac } from '../data/almanac';
import { almanacSchema } from '../data/almanac/schema';
import { changelog } from '../data/changelog';
import { changelogSchema } from '../data/changelog/schema';
import { coder } from '../data/coder';
import { coderSchema } from '../data/coder/schema';
import { dumix } from '../data/dumix';
import { dumixSchema } from '../data/dumix/schema';
import { glosario } from '../data/glosario';
import { glosarioSchema } from '../data/glosario/schema';
import { havefun } from '../data/havefun';
import { havefunSchema } from '../data/havefun/schema';
import { heroes } from '../data/heroes';
import { heroesSchema } from '../data/heroes/schema';
import { labs } from '../labs/cards';
import { labsSchema } from '../labs/cards/schema';
import { news } from '../data/news';
import { newsSchema } from '../data/news/schema';
import { owner } from '../data/owner';
import { ownerSchema } from '../data/owner/schema';
import { profile } from '../data/profile';
import { profileSchema } from '../data/profile/schema';
import { roadmap } from '../data/roadmap';
import { roadmapSchema } from '../data/roadmap/schema';
import { searchAliases } from '../data/searchAliases';
import { searchAliasesSchema } from '../data/searchAliases/schema';
import { stevelabs } from '../data/stevelabs';
import { stevelabsSchema } from '../data/stevelabs/schema';
import { teasers } from '../data/teasers';
import { teasersSchema } from '../data/teasers/schema';
import { tour } from '../labs/linux/tour';
import { tourSchema } from '../labs/linux/tour/schema';
import { videos } from '../data/videos';
import { videosSchema } from '../data/videos/schema';
import { webdeveloper } from '../data/webdeveloper';
import { webdeveloperSchema } from '../data/webdeveloper/schema';

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
  folder = `src/data/${root}`,
): ContentEntry => ({ file: `${folder}/index.ts`, root, schema, data });

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
  createEntry('labs', labsSchema, labs, 'src/labs/cards'),
  createEntry('news', newsSchema, news),
  createEntry('owner', ownerSchema, owner),
  createEntry('profile', profileSchema, profile),
  createEntry('roadmap', roadmapSchema, roadmap),
  createEntry('searchAliases', searchAliasesSchema, searchAliases),
  createEntry('stevelabs', stevelabsSchema, stevelabs),
  createEntry('teasers', teasersSchema, teasers),
  createEntry('tour', tourSchema, tour, 'src/labs/linux/tour'),
  createEntry('videos', videosSchema, videos),
  createEntry('webdeveloper', webdeveloperSchema, webdeveloper),
];
