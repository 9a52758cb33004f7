import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { canInstallWithApt, installWithApt } from './lib/apt.mjs';
import { parseFlags, runCli, UserError } from './lib/cli.mjs';
import {
  listDifferences,
  listExpectedAnswers,
  prepareNginx,
} from './lib/nginx.mjs';
import { which } from './lib/process.mjs';
import { SKIPPED_EXIT_CODE } from './lib/steps.mjs';

/**
 * Search path with the folders of servers, which Debian puts only in root's.
 */
const SEARCH_PATH = `${process.env.PATH ?? ''}:/usr/sbin:/usr/local/sbin`;

async function findNginx() {
  const installedPath = which('nginx', SEARCH_PATH);
  if (installedPath !== undefined || !canInstallWithApt()) return installedPath;
  console.log('… Instalando nginx con apt-get.');
  await installWithApt('nginx-light', process.cwd());
  return which('nginx', SEARCH_PATH);
}

/** @returns {Promise<number>} */
function findFreePort() {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
  });
}

/**
 * @param {string} url
 * @param {import('node:child_process').ChildProcess} server
 */
async function waitForServer(url, server) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (server.exitCode !== null) break;
    try {
      await fetch(url, { redirect: 'manual' });
      return;
    } catch {
      await sleep(50);
    }
  }
  throw new UserError(
    'nginx no llegó a responder; lo que dijo está arriba.',
    'Revisa build/_nginx/steve-labs.conf y src/plugins/security-headers/nginx.ts.',
  );
}

/**
 * @param {string} origin
 * @param {string} root
 * @param {string} base
 */
async function countFaults(origin, root, base) {
  const expected = await listExpectedAnswers(root, base);
  let faults = 0;
  for (const entry of expected) {
    const answer = await fetch(new URL(entry.address, origin), {
      redirect: 'manual',
    });
    await answer.arrayBuffer();
    const different = listDifferences(entry, answer);
    if (different.length === 0) continue;
    faults += 1;
    console.error(
      `✗ ${entry.kind}: ${entry.address}\n  ${different.join('\n  ')}`,
    );
  }
  console.log(
    `${faults === 0 ? '✓' : '✗'} nginx: ${expected.length} direcciones, ${faults} con faltas.`,
  );
  return faults;
}

await runCli(async () => {
  const { values, positionals } = parseFlags(
    process.argv.slice(2),
    { base: { type: 'string', default: process.env.BASE_URL ?? '/' } },
    'node scripts/check-nginx.mjs [carpeta] [--base /sub/]',
  );
  const root = path.resolve(positionals[0] ?? 'build');
  const nginx = await findNginx();
  if (nginx === undefined) {
    console.log(
      '– nginx no está instalado; no se prueba su configuración. Para probarla: sudo apt-get install nginx-light',
    );
    return SKIPPED_EXIT_CODE;
  }

  const folder = await mkdtemp(path.join(os.tmpdir(), 'steve-labs-nginx-'));
  const port = await findFreePort();
  const config = await prepareNginx({ folder, root, base: values.base, port });
  const child = spawn(nginx, ['-p', folder, '-e', 'stderr', '-c', config], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const exit = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  try {
    const origin = `http://127.0.0.1:${port}`;
    await waitForServer(origin, child);
    return (await countFaults(origin, root, values.base)) === 0 ? 0 : 1;
  } finally {
    child.kill('SIGQUIT');
    await exit;
    await rm(folder, { recursive: true });
  }
});
