import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildIndex } from '../../../scripts/lib/pagefind.mjs';
import { indexFolder, wordsFile } from '../../search/paths';
import { collectVocabulary, renderVocabulary } from './vocabulary';

/** Writes the search index of the finished pages, and the list of their words. */
export default function searchPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'steve-labs-search',

    async postBuild({ outDir }) {
      const output = path.join(outDir, indexFolder);
      await rm(output, { recursive: true, force: true });
      const texts = await buildIndex({
        projectDir: siteDir,
        site: outDir,
        output,
      });
      await writeFile(
        path.join(output, wordsFile),
        renderVocabulary(collectVocabulary(texts)),
      );
    },
  };
}
