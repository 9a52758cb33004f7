import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

/**
 * @typedef {object} RunOptions
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [prefix] Printed before each line of output, when several
 *   commands share the terminal.
 * @property {(line: string) => void} [hear] Called with each line of output,
 *   without the prefix; only when there is one.
 */

/**
 * @param {import('node:stream').Readable | null} stream
 * @param {(line: string) => void} print
 * @returns {Promise<void>}
 */
async function printLines(stream, print) {
  if (!stream) return;
  for await (const line of createInterface({ input: stream })) print(line);
}

/**
 * Runs a command to its end, and prints its output.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} options
 * @returns {Promise<number>} Exit code; 127 when the command cannot be started.
 */
export async function run(
  command,
  args,
  { cwd, env = process.env, prefix, hear },
) {
  const child = spawn(command, args, {
    cwd,
    env,
    stdio: prefix === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  /** @type {Promise<number>} */
  const exitPromise = new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${prefix ?? ''}${error.message}`);
      hear?.(error.message);
      resolve(127);
    });
    child.once('close', (code) => {
      resolve(code ?? 1);
    });
  });
  await Promise.all([
    printLines(child.stdout, (line) => {
      console.log(`${prefix ?? ''}${line}`);
      hear?.(line);
    }),
    printLines(child.stderr, (line) => {
      console.error(`${prefix ?? ''}${line}`);
      hear?.(line);
    }),
  ]);
  return exitPromise;
}

/**
 * @param {string} command
 * @param {string | undefined} [searchPath]
 * @returns {string | undefined} Path of the command, if it is installed.
 */
export function which(command, searchPath = process.env.PATH) {
  return (searchPath ?? '')
    .split(path.delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => path.join(folder, command))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** @returns {Promise<void>} Resolves on SIGINT or SIGTERM. */
export function waitForStopSignal() {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'])
      process.once(signal, () => {
        resolve();
      });
  });
}
