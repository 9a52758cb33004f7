import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildIndex } from '../../../scripts/lib/pagefind.mjs';
import { readCourses, listWrittenLessons } from '../../courses/manifest';
import { glosario } from '../../data/glosario';
import { searchAliases } from '../../data/searchAliases';
import { getHomePages } from '../../search/homes';
import { catalogFile, indexFolder } from '../../search/paths';
import { stemWord } from '../../search/text';

/**
 * Writes the search index of the finished pages, and the catalog of its words
 * and pages.
 */
export default function searchPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'steve-labs-search',

    postBuild: ({ outDir }) =>
      buildIndex({
        projectDir: siteDir,
        site: outDir,
        output: path.join(outDir, indexFolder),
        catalogFile,
        stemWord,
        homes: getHomePages({
          lessons: readCourses(siteDir).flatMap(listWrittenLessons),
          terms: glosario,
          aliases: searchAliases,
        }),
      }),
  };
}
