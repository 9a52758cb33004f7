/** Messages between the page and the worker of the SQL lab. */
import type { SqlCalls } from './calls';
import type { SqlFault } from '../engine/types';

/** Reason for a rejected call: an error of SQL, or another one. */
export interface SqlRefusal {
  readonly message: string;
  readonly fault?: SqlFault;
}

/** Message types of the worker of SQL. */
export interface SqlProtocol {
  readonly init: {
    /** SQLite, compiled by an earlier worker. */
    readonly module: WebAssembly.Module | undefined;
  };
  readonly ready: { readonly module: WebAssembly.Module };
  readonly calls: SqlCalls;
  readonly refusal: SqlRefusal;
  readonly aside: never;
  readonly event: never;
}
