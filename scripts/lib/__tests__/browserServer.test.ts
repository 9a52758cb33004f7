/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createTempFolder } from '../__fixtures__/temp-folder.mjs';

it('where the site under a path was not built, the browser tests have the one at the root', async () => {
  const folder = await createTempFolder({ 'build/index.html': 'raíz' });
  const server = spawn(
    process.execPath,
    // Port 0 takes any free one.
    [path.resolve('e2e/support/serve.mjs'), '0'],
    { cwd: folder.root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  // The server prints each address that it serves, the root last.
  const [url] = (await once(
    createInterface({ input: server.stdout }),
    'line',
  )) as [string];
  const answer = await fetch(url);
  expect(new URL(url).pathname).toBe('/');
  expect(await answer.text()).toBe('raíz');
  server.kill();
  await once(server, 'exit');
  await folder.remove();
});
