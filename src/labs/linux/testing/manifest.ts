import type { LinuxFiles } from '../publish/index.mjs';

const createFile = (name: string, bytes: number) => ({
  path: `labs/linux/${name}`,
  bytes,
  unpacked: bytes * 4,
});

/** Fixture of the manifest that `npm run labs` writes for Linux. */
export const manifest: LinuxFiles = {
  worker: createFile('linux.0123456789ab.js', 400_000),
  wasm: createFile('v86.0123456789ab.wasm.zst', 300_000),
  snapshot: createFile('snapshot.0123456789ab.bin.zst', 4_000_000),
  files: 'labs/linux/files/',
  memoryMb: 96,
};
