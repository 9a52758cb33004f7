import { readSource, sources } from '../../../../scripts/lib/labs/inputs.mjs';
import { compressZstd } from '../../../../scripts/lib/labs/pack.mjs';

/** @typedef {import('../../../../scripts/lib/labs/index.mjs').LabFile} LabFile */

/**
 * Files of the laboratory of SQL that the browser downloads.
 *
 * @typedef {object} SqlFiles
 * @property {LabFile} worker
 * @property {LabFile} wasm SQLite.
 */

/**
 * Publishes SQLite and its worker.
 *
 * @param {import('../../../../scripts/lib/labs/index.mjs').PublishOptions} options
 * @returns {Promise<SqlFiles>}
 */
export async function publishLab({ root, publish, publishWorkers }) {
  const sqlite = await readSource(root, sources.sqlite);
  const workers = await publishWorkers({});
  return {
    worker: /** @type {LabFile} */ (workers['sql']),
    wasm: await publish(
      'sqlite3.[hash].wasm.zst',
      await compressZstd(sqlite, 19),
      sqlite.length,
    ),
  };
}
