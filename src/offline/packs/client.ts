import type * as v from 'valibot';
import { offlineFiles } from '../files';
import { manifestSchema, packsSchema, sheetListSchema } from '../manifest';
import type { PackList, PackManifest, SheetList } from '../manifest';
import { getJson, parseAnswer } from '../../api/http';
import type { RequestOptions } from '../../api/http';

const service = 'la lista de cursos para llevar';

/** Timeout for a list of hundreds of files on a slow connection. */
const LIST_TIMEOUT_MS = 30_000;

/** Timeout for a list of some dozens of worksheets, which a reader waits for. */
const SHEETS_TIMEOUT_MS = 8000;

async function getChecked<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  options: RequestOptions,
): Promise<v.InferOutput<Schema>> {
  const url = new URL(path, window.location.origin);
  const answer = await getJson(service, url, {
    timeoutMs: LIST_TIMEOUT_MS,
    ...options,
  });
  return parseAnswer(service, schema, answer);
}

/**
 * Fetches the list of the downloadable packs, bypassing the HTTP cache.
 *
 * @param baseUrl Path under which the site is published.
 */
export const getPackList = (
  baseUrl: string,
  options?: RequestOptions,
): Promise<PackList> =>
  getChecked(`${baseUrl}${offlineFiles.packs}`, packsSchema, {
    cache: 'no-store',
    ...options,
  });

/**
 * Fetches the list of the files of a pack.
 *
 * @param path Value of the pack's `manifest`; its name contains a hash of the
 * content, so the HTTP cache may be used.
 */
export const getPackManifest = (
  path: string,
  options: RequestOptions = {},
): Promise<PackManifest> => getChecked(path, manifestSchema, options);

/**
 * Fetches the list of the worksheets of a course.
 *
 * @param path Value of `sheets.list` in the course's summary.
 */
export const getSheetList = (path: string): Promise<SheetList> =>
  getChecked(path, sheetListSchema, { timeoutMs: SHEETS_TIMEOUT_MS });
