import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { parseFlags } from './cli.mjs';
import { ensureInstalled } from './install.mjs';
import { assertPortFree, readPort } from './port.mjs';
import { waitForStopSignal } from './process.mjs';
import { startServer } from './static-server.mjs';

/**
 * Installs, builds and serves the site, each only when it is needed.
 *
 * @param {string} root
 * @param {readonly string[]} args
 * @returns {Promise<number>} The exit code.
 */
export async function serveWeb(root, args) {
  const { values } = parseFlags(
    args,
    { 'only-build': { type: 'boolean', default: false } },
    'npm run web [-- --only-build]',
  );
  const port = readPort(process.env.PORT, 3000);
  // Checked before the build, which takes a minute, so that a busy port fails
  // at once.
  if (!values['only-build']) await assertPortFree(port);

  await ensureInstalled({ root });
  // Imported after the installation: it needs the installed packages.
  const { ensureLabs } = await import('./labs/index.mjs');
  await ensureLabs({ root });
  if (!(await ensureBuilt({ root }))) return 1;
  if (values['only-build']) return 0;

  const base = process.env.BASE_URL ?? '/';
  const server = await startServer({
    root: path.join(root, 'build'),
    port,
    base,
  });
  console.log(`✓ El sitio está en http://localhost:${port}${base}`);
  console.log('  Para detenerlo, pulsa Ctrl+C.');
  await waitForStopSignal();
  await server.close();
  console.log('\n✓ Servidor detenido.');
  return 0;
}
