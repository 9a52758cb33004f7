import type { Database, Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import {
  DEADLINE_CHECK_INTERVAL,
  MAX_HEAP_BYTES,
  MAX_TEXT_BYTES,
} from './limits';

/** Places of the header of a file that say which journal it uses. */
const JOURNAL_VERSIONS = [18, 19];
/** Journal of a file in WAL mode, which a database in memory cannot have. */
const WAL_VERSION = 2;
const ROLLBACK_VERSION = 1;

/** Replaces the content of a new connection with that of a `.db` file. */
function loadFile(
  { capi, wasm }: Sqlite3Static,
  db: Database,
  file: Uint8Array,
): void {
  const data = wasm.allocFromTypedArray(file);
  const heap = wasm.heap8u();
  for (const place of JOURNAL_VERSIONS)
    if (heap[data + place] === WAL_VERSION)
      heap[data + place] = ROLLBACK_VERSION;
  const { SQLITE_DESERIALIZE_FREEONCLOSE, SQLITE_DESERIALIZE_RESIZEABLE } =
    capi;
  const code = capi.sqlite3_deserialize(
    db,
    'main',
    data,
    file.length,
    file.length,
    SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE,
  );
  db.checkRc(code);
}

/** Copies the content of a database into a new connection. */
export function copyContent(
  { capi }: Sqlite3Static,
  source: Database,
  target: Database,
): void {
  const backup = capi.sqlite3_backup_init(target, 'main', source, 'main');
  if (!backup) target.checkRc(capi.sqlite3_errcode(target));
  capi.sqlite3_backup_step(backup, -1);
  target.checkRc(capi.sqlite3_backup_finish(backup));
}

/**
 * Prepares a new connection: foreign keys are checked, text in double quotes is
 * an error, other files cannot be attached, and the limits are set.
 *
 * @param file Content of a `.db` file with which it begins.
 */
export function configureConnection(
  sqlite: Sqlite3Static,
  db: Database,
  file: Uint8Array | undefined,
): void {
  const { capi } = sqlite;
  if (file) loadFile(sqlite, db, file);
  capi.sqlite3_db_config(db, capi.SQLITE_DBCONFIG_ENABLE_FKEY, 1, 0);
  capi.sqlite3_db_config(db, capi.SQLITE_DBCONFIG_DQS_DML, 0, 0);
  capi.sqlite3_db_config(db, capi.SQLITE_DBCONFIG_DQS_DDL, 0, 0);
  capi.sqlite3_db_config(db, capi.SQLITE_DBCONFIG_DEFENSIVE, 1, 0);
  capi.sqlite3_limit(db, capi.SQLITE_LIMIT_ATTACHED, 0);
  capi.sqlite3_limit(db, capi.SQLITE_LIMIT_LENGTH, MAX_TEXT_BYTES);
  db.exec(`PRAGMA hard_heap_limit = ${String(MAX_HEAP_BYTES)}`);
}

/** Settings of SQLite that reach beyond their connection. */
const SHARED_SETTINGS: ReadonlySet<string> = new Set([
  'hard_heap_limit',
  'soft_heap_limit',
  'temp_store_directory',
]);

/** Refuses the statements that would change settings of every database. */
export function forbidSharedSettings(
  { capi }: Sqlite3Static,
  db: Database,
): void {
  const { SQLITE_DENY, SQLITE_OK, SQLITE_PRAGMA } = capi;
  const code = capi.sqlite3_set_authorizer(
    db,
    (_, action, name, value) =>
      action === SQLITE_PRAGMA &&
      value &&
      SHARED_SETTINGS.has((name || '').toLowerCase())
        ? SQLITE_DENY
        : SQLITE_OK,
    0,
  );
  db.checkRc(code);
}

/** Interrupts the statements of a connection once a deadline has passed. */
export function watchDeadline(
  { capi }: Sqlite3Static,
  db: Database,
  hasPassed: () => boolean,
): void {
  capi.sqlite3_progress_handler(
    db,
    DEADLINE_CHECK_INTERVAL,
    () => (hasPassed() ? 1 : 0),
    0,
  );
}
