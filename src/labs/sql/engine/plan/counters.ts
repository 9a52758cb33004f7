import type { PreparedStatement, Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import type { StatementCounters } from './types';

/** Reads the counters of a statement that ran to its end. */
export function readCounters(
  { capi }: Sqlite3Static,
  statement: PreparedStatement,
): StatementCounters {
  const {
    SQLITE_STMTSTATUS_AUTOINDEX,
    SQLITE_STMTSTATUS_FULLSCAN_STEP,
    SQLITE_STMTSTATUS_SORT,
    SQLITE_STMTSTATUS_VM_STEP,
  } = capi;
  return {
    fullScanSteps: capi.sqlite3_stmt_status(
      statement,
      SQLITE_STMTSTATUS_FULLSCAN_STEP,
      0,
    ),
    sorts: capi.sqlite3_stmt_status(statement, SQLITE_STMTSTATUS_SORT, 0),
    automaticIndexRows: capi.sqlite3_stmt_status(
      statement,
      SQLITE_STMTSTATUS_AUTOINDEX,
      0,
    ),
    instructions: capi.sqlite3_stmt_status(
      statement,
      SQLITE_STMTSTATUS_VM_STEP,
      0,
    ),
  };
}
