import type { LabManifest } from '../../scripts/lib/labs/index.mjs';

const fileOf = (lab: string) => (name: string, bytes: number) => ({
  path: `labs/${lab}/${name}`,
  bytes,
  unpacked: bytes * 4,
});
const file = fileOf('c');
const linuxFile = fileOf('linux');

/** Stands for the list that `npm run labs` writes. */
const manifest: LabManifest = {
  hot: file('llvm-hot.0123456789ab.wasm.zst', 5_000_000),
  rest: [
    { ...file('llvm-rest.0123456789ab.bin.zst', 200_000), first: 0 },
    { ...file('llvm-rest.ba9876543210.bin.zst', 300_000), first: 900 },
  ],
  sysroot: file('sysroot.0123456789ab.tar.zst', 500_000),
  workers: {
    c: file('c.0123456789ab.js', 70_000),
    tracer: file('tracer.0123456789ab.js', 80_000),
  },
  linux: {
    worker: linuxFile('linux.0123456789ab.js', 400_000),
    wasm: linuxFile('v86.0123456789ab.wasm.zst', 300_000),
    snapshot: linuxFile('snapshot.0123456789ab.bin.zst', 4_000_000),
    files: 'labs/linux/files/',
    memoryMb: 96,
  },
};

export default manifest;
