import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseCommandFiles, formatCommandFiles } from '../publish/prefetch.mjs';
import {
  readImageNames,
  TOGETHER_LIST,
} from '@site/scripts/lib/linux-image/names.mjs';
import { startNodeMachine } from './nodeMachine';
import { password } from './shell';

const CHECK_INTERVAL_MS = 50;
/**
 * Idle time after which a program counts as done fetching; a program may work
 * for a while before it reads its next file.
 */
const IDLE_TIMEOUT_MS = 2000;
const COMMAND_TIMEOUT_MS = 20_000;

/**
 * Types a command in a machine that has run none.
 *
 * @returns The names of the contents fetched, in order, until none is fetched
 * for a while.
 */
async function recordCommand(command: string): Promise<string[]> {
  const machine = await startNodeMachine();
  machine.takeFetched();
  let shownText = '';
  machine.listen((bytes) => {
    shownText += String.fromCharCode(...bytes);
    if (!shownText.includes('[sudo]')) return;
    shownText = '';
    machine.type(`${password}\n`);
  });
  machine.type(`${command}\n`);
  const commandFiles: string[] = [];
  let calm = 0;
  for (
    let ms = 0;
    calm < IDLE_TIMEOUT_MS && ms < COMMAND_TIMEOUT_MS;
    ms += CHECK_INTERVAL_MS
  ) {
    await new Promise((resolve) => setTimeout(resolve, CHECK_INTERVAL_MS));
    const fetchedFiles = machine.takeFetched();
    calm = fetchedFiles.length > 0 ? 0 : calm + CHECK_INTERVAL_MS;
    commandFiles.push(...fetchedFiles);
  }
  machine.end();
  return commandFiles;
}

/** Rewrites the list of the files that each of its commands fetches. */
export async function recordCommandFiles(root: string): Promise<void> {
  const file = path.join(root, TOGETHER_LIST);
  const { pathOf } = await readImageNames(root);
  const commandFiles = [];
  for (const { command } of parseCommandFiles(await readFile(file, 'utf8')))
    commandFiles.push({
      command,
      files: (await recordCommand(command)).map(pathOf),
    });
  await writeFile(file, formatCommandFiles(commandFiles));
}
