import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { UserError } from '../lib/cli.mjs';

const execute = promisify(execFile);

/** Maximum output of a command, in bytes: that of a kernel build. */
const MAX_OUTPUT = 256 * 1024 * 1024;

/** Characters shown from the end of a failed command's output. */
const SHOWN = 2000;

/**
 * Runs a command of the build.
 *
 * @param {string} name
 * @param {readonly string[]} args
 * @param {{cwd?: string, env?: NodeJS.ProcessEnv}} [options]
 * @returns {Promise<string>} Standard output of the command.
 * @throws {UserError} when the command fails, with the end of its output.
 */
export async function runCommand(name, args, { cwd, env } = {}) {
  try {
    const { stdout } = await execute(name, [...args], {
      ...(cwd === undefined ? {} : { cwd }),
      env: { ...process.env, LC_ALL: 'C.UTF-8', ...env },
      maxBuffer: MAX_OUTPUT,
    });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } =
      /** @type {{stdout?: string, stderr?: string}} */ (error);
    throw new UserError(
      `Falló la orden «${name} ${args.join(' ')}».`,
      `Esto dijo al final:\n${`${stdout}${stderr}`.slice(-SHOWN)}`,
    );
  }
}
