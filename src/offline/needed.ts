import { pageFilesOf } from './pageFiles';
import { pathOf } from './pathOf';

async function textOf(cache: Cache, request: Request): Promise<string> {
  return (await (await cache.match(request))?.text()) ?? '';
}

interface Kept {
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
export async function neededFiles(
  { pages, assets, list }: Kept,
  ...builds: readonly string[]
): Promise<ReadonlySet<string>> {
  const needed = new Set<string>();
  const known = new Set(builds);
  for (const request of await pages.keys()) {
    const page = pageFilesOf(await textOf(pages, request));
    known.add(page.build);
    for (const url of [...page.seen, ...page.parts]) needed.add(url);
  }
  const lists = new Set([...known].map((build) => `${list}?${build}`));
  for (const request of await assets.keys()) {
    const path = pathOf(request);
    if (!lists.has(path)) continue;
    needed.add(path);
    const { files } = JSON.parse(await textOf(assets, request)) as {
      files: readonly { url: string }[];
    };
    for (const { url } of files) needed.add(url);
  }
  return needed;
}
