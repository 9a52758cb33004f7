import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runCli } = await import('./lib/cli.mjs');
const { IMAGE_FOLDER } = await import('./lib/linux-image/manifest.mjs');
const { bootImage } = await import('./lib/linux-image/check.mjs');
const { compareBuilds } = await import('./lib/linux-image/compare.mjs');
const { buildImage } = await import('./linux-image/build.mjs');
const { assertCanBuild, createHost } = await import('./linux-image/host.mjs');

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
await runCli(async () => {
  assertCanBuild(createHost());
  const work = await mkdtemp(path.join(tmpdir(), 'imagen-'));
  let code = 1;
  try {
    const output = path.join(work, 'imagen');
    await buildImage({ root, work, output });
    const problems = [
      ...(await compareBuilds(path.join(root, IMAGE_FOLDER), output)),
      ...(await bootImage(root, output)),
    ];
    for (const problem of problems) console.error(`✗ ${problem}`);
    if (problems.length === 0)
      console.log(
        '✓ La imagen construida es la misma, byte por byte, y su instantánea responde igual.',
      );
    code = problems.length === 0 ? 0 : 1;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  // A stopped emulator leaves timers that would keep the process alive.
  process.exit(code);
});
