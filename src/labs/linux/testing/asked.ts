import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readAsked, writeAsked } from '../publish/together.mjs';
import {
  readImageNames,
  TOGETHER,
} from '@site/scripts/lib/linux-image/names.mjs';
import { nodeMachine } from './nodeMachine';
import { password } from './shell';

const lookMs = 50;
/**
 * Idle time after which a program counts as done fetching; a program may work
 * for a while before it reads its next file.
 */
const calmMs = 2000;
const limitMs = 20_000;

/**
 * Types a command in a machine that has run none.
 *
 * @returns The names of the contents fetched, in order, until none is fetched
 * for a while.
 */
async function askedBy(command: string): Promise<string[]> {
  const machine = await nodeMachine();
  machine.takeFetched();
  let shown = '';
  machine.listen((bytes) => {
    shown += String.fromCharCode(...bytes);
    if (!shown.includes('[sudo]')) return;
    shown = '';
    machine.type(`${password}\n`);
  });
  machine.type(`${command}\n`);
  const asked: string[] = [];
  let calm = 0;
  for (let ms = 0; calm < calmMs && ms < limitMs; ms += lookMs) {
    await new Promise((resolve) => setTimeout(resolve, lookMs));
    const more = machine.takeFetched();
    calm = more.length > 0 ? 0 : calm + lookMs;
    asked.push(...more);
  }
  machine.end();
  return asked;
}

/** Rewrites the list of the files that each of its commands fetches. */
export async function recordAsked(root: string): Promise<void> {
  const file = path.join(root, TOGETHER);
  const { pathOf } = await readImageNames(root);
  const asked = [];
  for (const { command } of readAsked(await readFile(file, 'utf8')))
    asked.push({ command, files: (await askedBy(command)).map(pathOf) });
  await writeFile(file, writeAsked(asked));
}
