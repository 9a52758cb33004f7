import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PROMPT, startMachine } from '../lib/linux-image/machine.mjs';
import { command } from './command.mjs';
import { MEMORY_MB } from './config.mjs';

/**
 * What the page cache of the snapshot holds: what a learner runs in the first
 * minutes. Each kilobyte here travels before the first prompt.
 */
const WARM =
  'ls cat cp mv rm mkdir ln touch chmod chown grep clear head stat setpriv';

/**
 * What every `apt install` and every `dpkg -i` reads: hundreds of small files,
 * each of which the page would have to ask for.
 */
const READ = '/var/lib/dpkg/status /var/lib/dpkg/info/*.list';

/** Time for the terminal to fall silent. */
const SETTLE_MS = 1000;

/**
 * Boots the image and keeps the state of the machine, waiting at its prompt.
 *
 * @param {{root: string, folder: string, store: string}} options The repository, the image, and its files each packed by itself.
 * @returns {Promise<number>} The bytes of the state, unpacked.
 */
export async function takeSnapshot({ root, folder, store }) {
  const machine = await startMachine({
    root,
    folder,
    store,
    memoryMb: MEMORY_MB,
    fromSnapshot: false,
  });
  // With what it keeps of each library, it need not open them all again.
  await machine.control('ldconfig');
  await machine.control('sync; echo 3 > /proc/sys/vm/drop_caches');
  await machine.control(
    `cd /tmp; for programa in ${WARM}; do "$programa" --version; done > /dev/null 2>&1 </dev/null`,
  );
  await machine.control(`cat ${READ} > /dev/null`);
  // A new session has no history and nothing on its screen but the prompt.
  await machine.run('unset HISTFILE');
  await machine.run('ls -l > /dev/null');
  const from = machine.screen().length;
  machine.type('exit\n');
  await machine.waitFor(PROMPT, from);
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  await machine.control(
    'rm -rf /tmp/* /var/lib/sudo/* /run/sudo/ts/*; dmesg -C',
  );
  const state = await machine.save();
  const raw = path.join(folder, 'state.bin');
  await writeFile(raw, state);
  await command('zstd', [
    '--quiet',
    '--force',
    '--no-check',
    '--ultra',
    '-22',
    '--rm',
    raw,
  ]);
  await machine.end();
  return state.length;
}
