import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { getCacheName } from '../../offline/cacheNames';
import { offlineFiles } from '../../offline/files';
import { computeBuildMark } from '../build-mark';
import { bundleScript } from '../bundle-script';

interface Options {
  /** True to publish a worker that undoes the service worker, in its place. */
  readonly isWithdrawn: boolean;
}

/** Bundles the service worker, which caches the visited pages on the device. */
export async function bundleWorker(
  { siteDir, baseUrl }: Pick<LoadContext, 'siteDir' | 'baseUrl'>,
  mark: string,
  { isWithdrawn }: Options,
): Promise<string> {
  const entry = isWithdrawn ? 'selfDestroyingWorker' : 'index';
  return bundleScript(path.join(siteDir, `src/offline/worker/${entry}.ts`), {
    BASE_URL: baseUrl,
    BUILD: mark,
    KEPT_BY_WORKER: (['pages', 'next', 'assets'] as const).map((name) =>
      getCacheName(baseUrl, name),
    ),
  });
}

/** Publishes the service worker, which contains the mark of its build. */
export default function serviceWorkerPlugin(
  context: LoadContext,
  options: Options,
): Plugin {
  return {
    name: 'service-worker',
    async postBuild({ outDir }) {
      await writeFile(
        path.join(outDir, offlineFiles.worker),
        await bundleWorker(context, await computeBuildMark(outDir), options),
      );
    },
  };
}
