import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

/** What a site sends with its pages, as far as it touches the machine. */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'";

/** The engine of the pages, with nothing in front of it. */
const PAGE = `
import { createLinuxEngine } from './src/labs/client/linux/engine';
import manifest from '@site-labs/manifest';

const urlOf = (path) => new URL('/' + path, location.origin).href;
const download = ({ path, bytes, unpacked }) => ({ url: urlOf(path), bytes, unpacked });
const { wasm, bios, vgaBios, snapshot, files, memoryMb, worker } = manifest.linux;
const engine = createLinuxEngine({
  downloads: {
    wasm: download(wasm),
    bios: download(bios),
    vgaBios: download(vgaBios),
    snapshot: download(snapshot),
    files: urlOf(files),
    memoryMb,
  },
  isSupported: () => true,
  startWorker: () => new Worker(urlOf(worker.path), { name: 'linux' }),
  watchVisibility: () => () => undefined,
});
const terminal = engine.terminal('bench');
const decoder = new TextDecoder();
let shown = '';
let look = () => undefined;
terminal.listen((bytes) => {
  shown += decoder.decode(bytes, { stream: true });
  look();
});

const timed = async (work) => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};
/** Types a command; it is done when the prompt is there again. */
const command = (text) =>
  new Promise((resolve) => {
    shown = '';
    look = () => {
      const done = shown.lastIndexOf('\\x1b]133;D');
      if (done < 0 || !/[$#] $/.test(shown.slice(done))) return;
      look = () => undefined;
      resolve();
    };
    terminal.type(text + '\\r');
  });
window.bench = {
  start: () => timed(() => terminal.take({ cols: 80, rows: 24 })),
  command: (text) => timed(() => command(text)),
  reset: () => timed(() => terminal.reset()),
  check: (script) => timed(() => terminal.control(script)),
  shown: () => shown,
};
`;

/**
 * Makes a little site with the engine alone.
 *
 * @param {string} root
 * @param {string} folder
 */
export async function makeBenchSite(root, folder) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await build({
    absWorkingDir: root,
    stdin: { contents: PAGE, resolveDir: root, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'iife',
    outfile: path.join(folder, 'bench.js'),
    alias: {
      '@site-labs/manifest': path.join(root, '.cache/labs/manifest.json'),
    },
    logLevel: 'error',
  });
  await writeFile(
    path.join(folder, 'index.html'),
    '<!doctype html><html lang="es"><meta charset="utf-8"><title>Linux</title><script src="/bench.js"></script></html>\n',
  );
  await writeFile(
    path.join(folder, '_headers'),
    `/*\n  Content-Security-Policy: ${POLICY}\n`,
  );
  await symlink(
    path.join(root, '.cache', 'labs', 'public', 'labs'),
    path.join(folder, 'labs'),
  );
}
