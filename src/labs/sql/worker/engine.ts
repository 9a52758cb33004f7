import init from '@sqlite.org/sqlite-wasm';
import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { silenceWarnings } from '../engine/silenceWarnings';
import { createSqlCalls } from './calls';
import type { SqlCalls } from './calls';

/** Options that `init` takes, which its types leave out. */
interface InitOptions {
  readonly instantiateWasm: (
    imports: WebAssembly.Imports,
    receive: (
      instance: WebAssembly.Instance,
      module: WebAssembly.Module,
    ) => void,
  ) => object;
  /**
   * Keeps SQLite from looking for its file beside a module that the bundle does
   * not have.
   */
  readonly locateFile: (name: string) => string;
}

const initSqlite = init as (options: InitOptions) => Promise<Sqlite3Static>;

function startSqlite(module: WebAssembly.Module): Promise<Sqlite3Static> {
  return new Promise((resolve, reject) => {
    initSqlite({
      instantiateWasm: (imports, receive) => {
        // SQLite would wait forever for an instance that failed.
        WebAssembly.instantiate(module, imports).then((instance) => {
          receive(instance, module);
        }, reject);
        return {};
      },
      locateFile: (name) => name,
    }).then(resolve, reject);
  });
}

/** Starts SQLite in this worker. */
export async function createEngine(
  module: WebAssembly.Module,
): Promise<SqlCalls> {
  return createSqlCalls(silenceWarnings(await startSqlite(module)));
}
