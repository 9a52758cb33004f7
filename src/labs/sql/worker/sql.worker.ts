import init from '@sqlite.org/sqlite-wasm';
import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { createSqlCalls } from './calls';
import { silenceWarnings } from '../engine/silenceWarnings';
import { SqlError } from '../engine/types';
import { loadDecoder } from '../../kit/decoder';
import { download } from '../../kit/download';
import type { MessageOf } from '../../kit/protocol';
import { createService } from '../../kit/service';
import type { SqlProtocol, SqlRefusal } from './protocol';

/**
 * Options that `init` takes, which its types leave out. `locateFile` keeps it
 * from looking for its file beside a module that the bundle does not have.
 */
const startSqlite = init as (options: {
  readonly wasmBinary: Uint8Array;
  readonly locateFile: (name: string) => string;
}) => Promise<Sqlite3Static>;

function toRefusal(error: unknown): SqlRefusal {
  if (error instanceof SqlError)
    return { message: error.message, fault: error.fault };
  return { message: error instanceof Error ? error.message : String(error) };
}

const serve = createService<SqlProtocol>(
  {
    open: async ({ wasm, refresh }, received) => {
      const openZstd = await loadDecoder();
      const wasmBinary = await download(wasm, openZstd, received, refresh);
      const sqlite = await startSqlite({
        wasmBinary,
        locateFile: (name) => name,
      });
      return { ready: {}, calls: createSqlCalls(silenceWarnings(sqlite)) };
    },
    toRefusal,
  },
  (answer) => {
    postMessage(answer);
  },
);

addEventListener(
  'message',
  ({ data }: MessageEvent<MessageOf<SqlProtocol>>) => {
    serve(data);
  },
);
