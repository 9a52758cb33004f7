import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runCli } = await import('./lib/cli.mjs');
const { IMAGE_FOLDER } = await import('./lib/linux-image/manifest.mjs');
const { buildImage } = await import('./linux-image/build.mjs');
const { assertCanBuild, createHost } = await import('./linux-image/host.mjs');

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
await runCli(async () => {
  assertCanBuild(createHost());
  await buildImage({
    root,
    work: path.join(root, '.cache/linux-image-build'),
    output: path.join(root, IMAGE_FOLDER),
  });
  // A stopped emulator leaves timers that would keep the process alive.
  process.exit(0);
});
