import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CourseManifest } from '../../courses/manifest';
import { offlineFiles } from '../../offline/files';
import type {
  Application,
  PackList,
  PackManifest,
  PackSummary,
} from '../../offline/manifest';
import { computeBuildMark } from '../build-mark';
import { createHashedName } from '../site-sheet';
import { selectApplicationFiles, commonPages } from './application';
import { createFileMeasurer, sumSizes } from './measure';
import { sortForDownload, createPacks, type Pack } from './packs';
import { readSite, type Chunks } from './site';

/** Folder of the file lists in the built site. */
const folder = 'paquetes';

interface Options {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly chunks: Chunks;
  readonly courses: readonly CourseManifest[];
  /** Edition of the pages in the packs, such as `4.0`. */
  readonly edition: string;
  /** Folder of the project. */
  readonly root: string;
  readonly common?: readonly string[];
}

/**
 * Writes the lists for offline use: the files of the application, the packs,
 * and the files of each pack.
 *
 * @throws {Error} in Spanish, when a page names a file that is not in the
 *   build.
 */
export async function writePacks({
  outDir,
  baseUrl,
  chunks,
  courses,
  edition,
  root,
  common = commonPages,
}: Options): Promise<void> {
  const site = await readSite({ outDir, baseUrl, chunks });
  const build = await computeBuildMark(outDir);
  const measure = createFileMeasurer(outDir, baseUrl);
  const measureAll = async (files: Iterable<string>) => [
    ...(await measure(files)).values(),
  ];
  const application = selectApplicationFiles(site, common.map(site.getPage));

  async function writePack(pack: Pack): Promise<PackSummary> {
    const { lessons, parts, ...packInfo } = pack;
    const files = await measureAll(
      sortForDownload(Object.values(parts).flat()),
    );
    const manifest: PackManifest = { id: pack.id, build, files };
    const text = JSON.stringify(manifest);
    const name = `${folder}/${createHashedName(pack.id, text, 'json')}`;
    await writeFile(path.join(outDir, name), text);
    const measurePart = async (part: keyof typeof parts) =>
      sumSizes(await measureAll(parts[part]));
    return {
      ...packInfo,
      edition,
      manifest: baseUrl + name,
      files: files.length,
      ...sumSizes(files),
      holds: {
        lessons,
        pages: await measurePart('pages'),
        application: await measurePart('application'),
        lab: await measurePart('lab'),
        search: await measurePart('search'),
      },
    };
  }

  await mkdir(path.join(outDir, folder), { recursive: true });
  const list: PackList = { build, packs: [] };
  for (const course of courses) {
    const packs = await createPacks(course, {
      site,
      application,
      common,
      root,
    });
    for (const pack of packs) list.packs.push(await writePack(pack));
  }
  const applicationManifest: Application = {
    build,
    files: await measureAll(sortForDownload(application)),
  };
  const write = (name: string, content: unknown) =>
    writeFile(path.join(outDir, name), JSON.stringify(content));
  await write(offlineFiles.application, applicationManifest);
  await write(offlineFiles.packs, list);
}
