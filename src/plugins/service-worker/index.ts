import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { cacheName } from '../../offline/cacheNames';
import { offlineFiles } from '../../offline/files';
import { readBuildMark } from '../build-mark';
import { bundleScript } from '../bundle-script';

interface Options {
  /** Publishes, in place of the worker, one that undoes what it did. */
  readonly isWithdrawn: boolean;
}

/** The service worker, which keeps on the device what was read. */
export async function bundleWorker(
  { siteDir, baseUrl }: Pick<LoadContext, 'siteDir' | 'baseUrl'>,
  mark: string,
  { isWithdrawn }: Options,
): Promise<string> {
  const entry = isWithdrawn ? 'withdrawn' : 'index';
  return bundleScript(path.join(siteDir, `src/offline/worker/${entry}.ts`), {
    BASE_URL: baseUrl,
    BUILD: mark,
    KEPT_BY_WORKER: (['pages', 'next', 'assets'] as const).map((name) =>
      cacheName(baseUrl, name),
    ),
  });
}

/** Publishes the service worker: each build, its own. */
export default function serviceWorkerPlugin(
  context: LoadContext,
  options: Options,
): Plugin {
  return {
    name: 'service-worker',
    async postBuild({ outDir }) {
      await writeFile(
        path.join(outDir, offlineFiles.worker),
        await bundleWorker(context, await readBuildMark(outDir), options),
      );
    },
  };
}
