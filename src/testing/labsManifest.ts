import type { LabManifest } from '../../scripts/lib/labs/index.mjs';

const file = (name: string, bytes: number) => ({
  path: `labs/c/${name}`,
  bytes,
  unpacked: bytes * 4,
});

/** Stands for the list that `npm run labs` writes. */
const manifest: LabManifest = {
  hot: file('llvm-hot.0123456789ab.wasm.zst', 5_000_000),
  rest: file('llvm-rest.0123456789ab.bin.zst', 12_000_000),
  sysroot: file('sysroot.0123456789ab.tar.zst', 500_000),
  workers: {
    c: file('c.0123456789ab.js', 70_000),
    tracer: file('tracer.0123456789ab.js', 80_000),
  },
};

export default manifest;
