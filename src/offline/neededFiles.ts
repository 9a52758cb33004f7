import { readPageFiles } from './pageFiles';
import { getCacheKey } from './cacheKey';

async function readCachedText(cache: Cache, request: Request): Promise<string> {
  return (await (await cache.match(request))?.text()) ?? '';
}

interface VisitedCaches {
  readonly pages: Cache;
  readonly assets: Cache;
  /** Address of the list of the application's files. */
  readonly list: string;
}

/**
 * Returns the files that the visited pages need, with all files of the
 * applications of their builds.
 *
 * @param builds Further builds whose application is needed.
 * @returns Paths with their query.
 */
export async function collectNeededFiles(
  { pages, assets, list }: VisitedCaches,
  ...builds: readonly string[]
): Promise<ReadonlySet<string>> {
  const neededFiles = new Set<string>();
  const knownBuilds = new Set(builds);
  for (const request of await pages.keys()) {
    const page = readPageFiles(await readCachedText(pages, request));
    knownBuilds.add(page.build);
    for (const url of [...page.displayFiles, ...page.hydrationFiles])
      neededFiles.add(url);
  }
  const lists = new Set([...knownBuilds].map((build) => `${list}?${build}`));
  for (const request of await assets.keys()) {
    const path = getCacheKey(request);
    if (!lists.has(path)) continue;
    neededFiles.add(path);
    const { files } = JSON.parse(await readCachedText(assets, request)) as {
      files: readonly { url: string }[];
    };
    for (const { url } of files) neededFiles.add(url);
  }
  return neededFiles;
}
