import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readCourses } from '../../courses/manifest';
import type { Chunks } from './site';
import { writePacks } from './write';

/** Returns the number of the current edition: `4.0`. */
function readEdition({ loadedVersions }: LoadedContent): string {
  const { label = '' } = loadedVersions.find(({ isLast }) => isLast) ?? {};
  const [edition] = /\d+\.\d+/.exec(label) ?? [];
  if (edition === undefined)
    throw new Error(
      `config/docs.ts: no se sabe cuál es la edición actual.\n  se esperaba: una label con su número, como «Edición 4.0»\n  se encontró: «${label}»`,
    );
  return edition;
}

/** Writes the files that offline use needs into the built site. */
export default function offlinePlugin({
  baseUrl,
  generatedFilesDir,
  siteDir,
}: LoadContext): Plugin {
  return {
    name: 'offline',
    async postBuild({ outDir, plugins }) {
      const docs = plugins.find(
        ({ name }) => name === 'docusaurus-plugin-content-docs',
      );
      const manifest = path.join(generatedFilesDir, 'client-manifest.json');
      const { assets } = JSON.parse(await readFile(manifest, 'utf8')) as {
        readonly assets: Chunks;
      };
      await writePacks({
        outDir,
        baseUrl,
        chunks: assets,
        courses: readCourses(siteDir),
        edition: readEdition(docs?.content as LoadedContent),
        root: siteDir,
      });
    },
  };
}
