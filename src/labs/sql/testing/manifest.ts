import type { SqlFiles } from '../publish/index.mjs';

const file = (name: string, bytes: number) => ({
  path: `labs/sql/${name}`,
  bytes,
  unpacked: bytes * 2,
});

/** Fixture of the manifest that `npm run labs` writes for SQL. */
export const manifest: SqlFiles = {
  worker: file('sql.0123456789ab.js', 10_000),
  engine: file('engine.0123456789ab.js', 190_000),
  wasm: file('sqlite3.0123456789ab.wasm.zst', 350_000),
};
