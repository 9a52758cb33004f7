import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { build } from 'esbuild';
import { shortcuts } from '../../keyboard/shortcuts';
import { storageKey } from '../../preferences/keys';
import { readBuiltPages } from '../built-pages';
import { withoutScripts } from './page';
import { createPartsOf, type ChunkNames, type ClientManifest } from './parts';

/** As Docusaurus calls it in the pages: its name, and which site it is of. */
const COLOR_MODE_KEY = 'theme';

/** The loader, small enough to travel inside each page. */
async function bundleLoader({
  siteDir,
  baseUrl,
  siteStorage,
}: LoadContext): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(siteDir, 'src/startup/loader.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome111', 'firefox111', 'safari16.4'],
    logLevel: 'error',
    define: {
      SHORTCUTS: JSON.stringify(Object.values(shortcuts).flat()),
      CONTRAST_KEY: JSON.stringify(storageKey(baseUrl, 'contrast')),
      COLOR_MODE_KEY: JSON.stringify(
        `${COLOR_MODE_KEY}${siteStorage.namespace}`,
      ),
    },
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** The address of a page of the built site. */
const addressOf = (file: string, baseUrl: string) =>
  baseUrl +
  file.replaceAll(path.sep, '/').replace(/(?:^|(?<=\/))index\.html$/, '');

/**
 * Serves pages that are complete as they arrive: no script file, and one inline
 * loader that brings the application when somebody wants it.
 */
export default function startupPlugin(context: LoadContext): Plugin {
  const { baseUrl, generatedFilesDir } = context;
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(generatedFilesDir, file), 'utf8'));
  return {
    name: 'startup',
    async postBuild({ outDir, routes }) {
      const partsOf = createPartsOf(
        routes,
        (await read('routesChunkNames.json')) as ChunkNames,
        (await read('client-manifest.json')) as ClientManifest,
      );
      const loader = await bundleLoader(context);
      for (const { file, html } of await readBuiltPages(outDir)) {
        const parts = partsOf(addressOf(file, baseUrl));
        await writeFile(
          path.join(outDir, file),
          withoutScripts(html, parts, loader),
        );
      }
    },
  };
}
