import type { CFiles } from '../publish/index.mjs';

const createFile = (name: string, bytes: number) => ({
  path: `labs/c/${name}`,
  bytes,
  unpacked: bytes * 4,
});

/** Fake manifest of the files that `npm run labs` publishes for C. */
export const manifest: CFiles = {
  hot: createFile('llvm-hot.0123456789ab.wasm.zst', 5_000_000),
  rest: [
    { ...createFile('llvm-rest.0123456789ab.bin.zst', 200_000), first: 0 },
    { ...createFile('llvm-rest.ba9876543210.bin.zst', 300_000), first: 900 },
  ],
  sysroot: createFile('sysroot.0123456789ab.tar.zst', 500_000),
  workers: {
    c: createFile('c.0123456789ab.js', 70_000),
    tracer: createFile('tracer.0123456789ab.js', 80_000),
  },
};
