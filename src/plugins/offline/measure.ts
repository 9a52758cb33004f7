import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { getFileAddress } from '../../../scripts/lib/addresses.mjs';
import { getMediaType } from '../../../scripts/lib/media-types.mjs';
import type { File, Size } from '../../offline/manifest';

/** Gzip level that hosts use. */
const GZIP_LEVEL = 6;

/** Maximum number of files open at the same time. */
const MAX_OPEN_FILES = 16;

const compress = promisify(gzip);

async function measureFile(
  outDir: string,
  baseUrl: string,
  file: string,
): Promise<File> {
  const body = await readFile(path.join(outDir, file));
  return {
    url: getFileAddress(encodeURI(file), baseUrl),
    bytes: body.length,
    wire: getMediaType(file).compress
      ? (await compress(body, { level: GZIP_LEVEL })).length
      : body.length,
    hash: createHash('sha256').update(body).digest('base64'),
  };
}

/**
 * Creates a function that measures files of a finished build, each of them
 * once.
 */
export function createFileMeasurer(
  outDir: string,
  baseUrl: string,
): (files: Iterable<string>) => Promise<ReadonlyMap<string, File>> {
  const measuredFiles = new Map<string, File>();
  return async (files) => {
    const wantedFiles = [...files];
    const pendingFiles = wantedFiles
      .filter((file) => !measuredFiles.has(file))
      .values();
    const measurePending = async () => {
      for (const file of pendingFiles)
        measuredFiles.set(file, await measureFile(outDir, baseUrl, file));
    };
    await Promise.all(Array.from({ length: MAX_OPEN_FILES }, measurePending));
    return new Map(
      wantedFiles.flatMap((file) => {
        const measuredFile = measuredFiles.get(file);
        return measuredFile ? [[file, measuredFile]] : [];
      }),
    );
  };
}

/** Returns the total size of some files. */
export function sumSizes(files: Iterable<Size>): Size {
  let bytes = 0;
  let wire = 0;
  for (const file of files) {
    bytes += file.bytes;
    wire += file.wire;
  }
  return { bytes, wire };
}
