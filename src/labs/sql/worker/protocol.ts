/** Messages between the page and the worker of the SQL lab. */
import type { Download } from '../../kit/download';
import type { SqlCalls } from './calls';
import type { SqlFault } from '../engine/types';

/** Reason for a rejected call: an error of SQL, or another one. */
export interface SqlRefusal {
  readonly message: string;
  readonly fault?: SqlFault;
}

/** Message types of the worker of SQL. */
export interface SqlProtocol {
  readonly init: { readonly wasm: Download };
  readonly ready: object;
  readonly calls: SqlCalls;
  readonly refusal: SqlRefusal;
  readonly aside: never;
  readonly event: never;
}
