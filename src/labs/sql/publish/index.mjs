import { toBasename } from '../../../../scripts/lib/labs/index.mjs';
import { readSource, sources } from '../../../../scripts/lib/labs/inputs.mjs';
import { compressZstd } from '../../../../scripts/lib/labs/pack.mjs';

/** @typedef {import('../../../../scripts/lib/labs/index.mjs').LabFile} LabFile */

/**
 * Files of the laboratory of SQL that the browser downloads.
 *
 * @typedef {object} SqlFiles
 * @property {LabFile} worker Small script that downloads the others at a time.
 * @property {LabFile} engine
 * @property {LabFile} wasm SQLite.
 */

/**
 * Publishes SQLite, the engine and the worker.
 *
 * @param {import('../../../../scripts/lib/labs/index.mjs').PublishOptions} options
 * @returns {Promise<SqlFiles>}
 */
export async function publishLab({
  root,
  publish,
  publishWorkers,
  publishModule,
}) {
  const sqlite = await readSource(root, sources.sqlite);
  const engine = await publishModule('engine');
  const wasm = await publish(
    'sqlite3.[hash].wasm.zst',
    await compressZstd(sqlite, 19),
    sqlite.length,
  );
  // A worker finds these files beside itself.
  const workers = await publishWorkers({
    SQL_FILES: { engine: toBasename(engine), wasm: toBasename(wasm) },
  });
  const worker = /** @type {LabFile} */ (workers['sql']);
  return { worker, engine, wasm };
}
