import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PROMPT, startMachine } from '../lib/linux-image/machine.mjs';
import { runCommand } from './command.mjs';
import { MEMORY_MB } from './config.mjs';

/**
 * Programs that the page cache of the snapshot holds, because a learner runs
 * them in the first minutes. Each kilobyte is downloaded before the first
 * prompt.
 */
const WARM =
  'ls cat cp mv rm mkdir ln touch chmod chown grep clear head stat setpriv';

/**
 * Files that every `apt install` and every `dpkg -i` reads, also held by the
 * page cache: hundreds of small ones, which the page would otherwise request
 * one by one.
 */
const READ = '/var/lib/dpkg/status /var/lib/dpkg/info/*.list';

/** Time for the terminal to finish its output, in milliseconds. */
const SETTLE_MS = 1000;

/**
 * Boots the image, and saves the state of the machine when it waits at its
 * prompt.
 *
 * @param {{root: string, folder: string, store: string}} options
 *   Root of the repository, folder of the image, and folder of its files, each
 *   packed by itself.
 * @returns {Promise<number>} Size of the state before packing, in bytes.
 */
export async function takeSnapshot({ root, folder, store }) {
  const machine = await startMachine({
    root,
    folder,
    store,
    memoryMb: MEMORY_MB,
    fromSnapshot: false,
  });
  // `ldconfig` caches the data of each library, so that its next run need not
  // open them all.
  await machine.control('ldconfig');
  await machine.control('sync; echo 3 > /proc/sys/vm/drop_caches');
  await machine.control(
    `cd /tmp; for programa in ${WARM}; do "$programa" --version; done > /dev/null 2>&1 </dev/null`,
  );
  await machine.control(`cat ${READ} > /dev/null`);
  // A new session has no history, and only the prompt on its screen.
  await machine.run('unset HISTFILE');
  await machine.run('ls -l > /dev/null');
  const start = machine.screen().length;
  machine.type('exit\n');
  await machine.waitFor(PROMPT, start);
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  // Empties the logs, so that they begin with the learner's actions and not
  // with those of the build.
  await machine.control(
    'rm -rf /tmp/* /var/lib/sudo/* /run/sudo/ts/*; dmesg -C; truncate -s 0 /var/log/*.log /var/log/syslog /var/log/nginx/*',
  );
  const state = await machine.save();
  const raw = path.join(folder, 'state.bin');
  await writeFile(raw, state);
  await runCommand('zstd', [
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
