import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as scheduler from 'scheduler';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { getFileAddress } from '../../../scripts/lib/addresses.mjs';
import type { LabFile } from '../../../scripts/lib/labs/index.mjs';
import { shortcuts } from '../../keyboard/shortcuts';
import { offlineFiles } from '../../offline/files';
import { storageKey } from '../../preferences/keys';
import { computeBuildMark } from '../build-mark';
import { EARLY_HASH } from '../../labs/kit/earlyWorker';
import type { CFiles } from '../../labs/c/publish/index.mjs';
import type { SqlFiles } from '../../labs/sql/publish/index.mjs';
import { readLabsManifest } from '../labs';
import { bundleScript } from '../bundle-script';
import { readBuiltPages } from '../built-pages';
import { listLessonParts } from '../module-names/loader.mjs';
import { checkDocusaurusGlobal, checkScheduler } from './assumptions';
import { escapeBareAmpersands } from './ampersands';
import { deferAppScripts } from './page';
import {
  createScriptResolver,
  type ChunkNames,
  type ClientManifest,
} from './routeScripts';

/**
 * Storage key of the colour mode in Docusaurus, which appends the namespace of
 * the site.
 */
const COLOR_MODE_KEY = 'theme';

/**
 * Serves pages that are complete without script files; an inline loader fetches
 * the application on demand.
 */
export default function startupPlugin(context: LoadContext): Plugin {
  const { baseUrl, generatedFilesDir, siteDir, siteStorage } = context;
  const readText = (file: string) =>
    readFile(path.join(generatedFilesDir, file), 'utf8');
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await readText(file));
  return {
    name: 'startup',
    async postBuild({ outDir, routes }) {
      checkScheduler(scheduler);
      checkDocusaurusGlobal(await readScripts(path.join(outDir, 'assets/js')));
      const getScripts = createScriptResolver(
        routes,
        (await read('routesChunkNames.json')) as ChunkNames,
        (await read('client-manifest.json')) as ClientManifest,
        listLessonParts(await readText('registry.js')),
      );
      const mark = await computeBuildMark(outDir);
      await writeFile(path.join(outDir, offlineFiles.mark), mark);
      const bundle = (entry: string) =>
        bundleScript(path.join(siteDir, entry), {
          SHORTCUTS: Object.values(shortcuts).flat(),
          WORKER: baseUrl + offlineFiles.worker,
          MARK: baseUrl + offlineFiles.mark,
          MARKED_KEY: storageKey(baseUrl, 'marked'),
          CONTRAST_KEY: storageKey(baseUrl, 'contrast'),
          COLOR_MODE_KEY: `${COLOR_MODE_KEY}${siteStorage.namespace}`,
        });
      const { c, sql } = await readLabsManifest(siteDir);
      const getEarlyAddress = ({ path: script }: LabFile) =>
        baseUrl + script + EARLY_HASH;
      const workers = {
        c: getEarlyAddress((c as CFiles).workers.c),
        sql: getEarlyAddress((sql as SqlFiles).worker),
      };
      const scripts = [
        await bundle('src/preferences/inlineTurns.ts'),
        await bundle('src/startup/oldBrowser.ts'),
        await bundle('src/startup/printSheet.ts'),
        await bundle('src/startup/loader.ts'),
      ];
      for (const { file, html } of await readBuiltPages(outDir)) {
        const parts = getScripts(getFileAddress(file, baseUrl));
        const page = { file, html: escapeBareAmpersands(html) };
        await writeFile(
          path.join(outDir, file),
          deferAppScripts(page, { mark, parts, scripts, workers }),
        );
      }
    },
  };
}

async function readScripts(folder: string) {
  const files = (await readdir(folder)).filter((file) =>
    file.startsWith('main.'),
  );
  return Promise.all(
    files.map(async (file) => ({
      file,
      text: await readFile(path.join(folder, file), 'utf8'),
    })),
  );
}
